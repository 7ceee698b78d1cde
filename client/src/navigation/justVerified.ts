/** State of the sign-in page for somebody whose email was verified without a password at hand. */
export interface JustVerified {
  readonly verifiedEmail: string;
  /** Page of the funnel to continue on; null where no sign-up is under way. */
  readonly goesOnTo: string | null;
}

/** Reads the state of a page's history entry; null when it is not a verification's. */
export function readJustVerified(state: unknown): JustVerified | null {
  return isJustVerified(state) ? state : null;
}

const isJustVerified = (state: unknown): state is JustVerified =>
  typeof state === "object" && state !== null && "verifiedEmail" in state && "goesOnTo" in state;
