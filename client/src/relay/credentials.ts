/** Credentials that the network layer needs. */
export interface Credentials {
  /**
   * Resolves when requests may be sent: immediately for a visitor, after the first refresh for a
   * likely member.
   */
  readonly ready: () => Promise<void>;
  /** Member this page belongs to, or null for a visitor and before the first check. */
  readonly memberId: () => string | null;
  /**
   * Returns the current access token, or null for a visitor. Throws `OtherMemberError` when a call
   * made for one member would be sent as another.
   */
  readonly accessToken: (madeFor?: string | null) => string | null;
  /**
   * Gets a new access token. Concurrent calls share one request. Resolves to false if the session
   * has ended.
   */
  readonly renew: () => Promise<boolean>;
}

/**
 * Thrown when another member has signed in on this browser and a call made for the previous one was
 * not sent.
 */
export class OtherMemberError extends Error {
  override readonly name = "OtherMemberError";
}
