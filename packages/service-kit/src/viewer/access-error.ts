export type AccessCode = "UNAUTHENTICATED" | "FORBIDDEN";

const MESSAGES: Record<AccessCode, string> = {
  UNAUTHENTICATED: "Sign in to continue.",
  FORBIDDEN: "Your account has no access to this.",
};

/** Thrown by services when the viewer may not do this; the edge turns it into a GraphQL error. */
export class AccessError extends Error {
  override readonly name = "AccessError";

  constructor(readonly code: AccessCode) {
    super(MESSAGES[code]);
  }
}
