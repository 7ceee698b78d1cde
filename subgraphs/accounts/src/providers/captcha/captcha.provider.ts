export interface CaptchaChallenge {
  /** Challenge for our own widget, as JSON. "{}" when a vendor's widget fetches its own. */
  readonly json: string;
}

export type CaptchaVerdict =
  /** `mark` identifies the challenge, so that the caller can accept it only once. */
  | { readonly kind: "solved"; readonly mark: string; readonly expiresAt: Date }
  /** Malformed, wrong, forged, expired, or from another site. The form shows a new challenge. */
  | { readonly kind: "refused" }
  /** The provider is unreachable or rejects our requests. */
  | { readonly kind: "unavailable" };

/** Distinguishes people from programs. The caller detects replays. */
export interface CaptchaProvider {
  challenge(): Promise<CaptchaChallenge>;
  /** Verifies a token. Never throws, because an outage is a verdict. */
  verify(token: string, address: string): Promise<CaptchaVerdict>;
}
