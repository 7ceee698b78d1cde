export type AccessCode = "UNAUTHENTICATED" | "FORBIDDEN" | "LIMIT_EXCEEDED";

const MESSAGES: Record<AccessCode, string> = {
  UNAUTHENTICATED: "Sign in to continue.",
  FORBIDDEN: "Your account has no access to this.",
  LIMIT_EXCEEDED: "Too many requests. Try again in a minute.",
};

/** Becomes a GraphQL error. */
export class AccessError extends Error {
  override readonly name = "AccessError";

  constructor(readonly code: AccessCode) {
    super(MESSAGES[code]);
  }
}
