/** History state of the sign-in page after an email was verified without a stored password. */
export interface JustVerified {
  readonly verifiedEmail: string;
  /** Sign-up page to continue with, or null if no sign-up is in progress. */
  readonly continueTo: string | null;
}

export function readJustVerified(state: unknown): JustVerified | null {
  return isJustVerified(state) ? state : null;
}

const isJustVerified = (state: unknown): state is JustVerified =>
  typeof state === "object" && state !== null && "verifiedEmail" in state && "continueTo" in state;
