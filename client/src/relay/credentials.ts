/** Credentials that the network layer needs. */
export interface Credentials {
  /** Resolves when requests may be sent. A likely member waits for the first refresh. */
  readonly ready: () => Promise<void>;
  /** Member this page belongs to, or null for a visitor and before the first check. */
  readonly memberId: () => string | null;
  /**
   * Returns the current access token, or null for a visitor. Throws `OtherMemberError` when a call
   * made for one member would be sent as another.
   */
  readonly accessToken: (madeFor?: string | null) => string | null;
  /** Renews the token. Concurrent calls share one request. False if the session has ended. */
  readonly renew: () => Promise<boolean>;
}

/** Thrown instead of sending a call for one member after another signed in on this browser. */
export class OtherMemberError extends Error {
  override readonly name = "OtherMemberError";
}
