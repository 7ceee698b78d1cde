import { createHash } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { z } from "zod";
import type { CaptchaChallenge, CaptchaProvider, CaptchaVerdict } from "./captcha.provider";

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";
const TIMEOUT_MS = 4_000;
// Google takes a token once and within two minutes.
const TOKEN_LIFE_MS = 2 * 60_000;
const answerShape = z.object({ success: z.boolean() });

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly clock: Clock;
  /** Where tokens are verified; Google's address unless a test stands in for it. */
  readonly verifyUrl?: string;
}

/** Google reCAPTCHA v2: the widget's token is verified by one call. */
export class RecaptchaCaptcha implements CaptchaProvider {
  constructor(private readonly options: RecaptchaOptions) {}

  async challenge(): Promise<CaptchaChallenge> {
    return { provider: "recaptcha", json: "{}", siteKey: this.options.siteKey };
  }

  async judge(token: string, address: string): Promise<CaptchaVerdict> {
    const { secretKey, clock, verifyUrl = VERIFY_URL } = this.options;
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) return { kind: "unavailable" };
      const { success } = answerShape.parse(await response.json());
      if (!success) return { kind: "refused" };
    } catch {
      return { kind: "unavailable" };
    }
    const mark = `recaptcha:${createHash("sha256").update(token).digest("base64url")}`;
    return { kind: "solved", mark, expiresAt: new Date(clock().getTime() + TOKEN_LIFE_MS) };
  }
}
