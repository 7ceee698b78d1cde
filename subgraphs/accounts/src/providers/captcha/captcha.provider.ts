/** What the sign-up form needs to show a challenge. */
export interface CaptchaChallenge {
  /** Which widget the client shows: altcha, recaptcha or test. */
  readonly provider: string;
  /** The challenge for the widget, as JSON; "{}" when the widget fetches its own. */
  readonly json: string;
  /** The site's public key at a hosted provider; null elsewhere. */
  readonly siteKey: string | null;
}

/** Whether a token proves that a person solved a challenge. */
export type CaptchaVerdict =
  /** Solved. The mark names the challenge, so that it is taken once until it expires. */
  | { readonly kind: "solved"; readonly mark: string; readonly expiresAt: Date }
  /** Malformed, wrong, forged or expired: the form has to show a new challenge. */
  | { readonly kind: "refused" }
  /** The provider cannot be asked right now. */
  | { readonly kind: "unavailable" };

/** Tells people from programs. Adapters hold a vendor's dialect; replays are caught by the caller. */
export interface CaptchaProvider {
  /** A fresh challenge. */
  challenge(): Promise<CaptchaChallenge>;
  /** Judges a form's token. Never throws: an outage is a verdict. */
  judge(token: string, address: string): Promise<CaptchaVerdict>;
}
