/** What the network layer needs to know about whoever is signed in. */
export interface Credentials {
  /** Resolves once it is worth sending: at once for a visitor, after the first refresh for a likely member. */
  readonly ready: () => Promise<void>;
  /** The current access token; null for a visitor. */
  readonly accessToken: () => string | null;
  /** Gets a new access token; calls made meanwhile share one request. False: nobody is signed in any more. */
  readonly renew: () => Promise<boolean>;
}
