export interface CaptchaChallenge {
  /** The challenge for our own widget, as JSON; "{}" when a vendor's widget fetches its own. */
  readonly json: string;
}

/** Whether a token proves that a person solved a challenge. */
export type CaptchaVerdict =
  /** Solved. The mark names the challenge, so that it is accepted once until it expires. */
  | { readonly kind: "solved"; readonly mark: string; readonly expiresAt: Date }
  /** Malformed, wrong, forged, expired, or from another site: the form has to show a new challenge. */
  | { readonly kind: "refused" }
  /** The provider cannot be asked right now, or refuses to be asked by us. */
  | { readonly kind: "unavailable" };

/** Tells people from programs. Adapters speak a vendor's protocol; the caller catches replays. */
export interface CaptchaProvider {
  /** A fresh challenge. */
  challenge(): Promise<CaptchaChallenge>;
  /** Verifies a form's token. Never throws: an outage is a verdict. */
  judge(token: string, address: string): Promise<CaptchaVerdict>;
}
