/** What the network layer needs to know about whoever is signed in. */
export interface Credentials {
  /** Resolves once it is worth sending: at once for a visitor, after the first refresh for a likely member. */
  readonly ready: () => Promise<void>;
  /** The member whose page this is; null for a visitor, and before the first check. */
  readonly memberId: () => string | null;
  /**
   * The current access token; null for a visitor. Throws `OtherMemberError` when what was meant for
   * one member would be sent under the session of another.
   */
  readonly accessToken: (madeFor?: string | null) => string | null;
  /** Gets a new access token; calls made meanwhile share one request. False: nobody is signed in any more. */
  readonly renew: () => Promise<boolean>;
}

/** Another member signed in on this browser, so a call made for the former one was not sent. */
export class OtherMemberError extends Error {
  override readonly name = "OtherMemberError";
}
