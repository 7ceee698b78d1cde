import { createHash } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { z } from "zod";
import type { CaptchaChallenge, CaptchaProvider, CaptchaVerdict } from "./captcha.provider";

const TIMEOUT_MS = 4_000;
const TOKEN_MAX_LENGTH = 8_192;
// Google accepts a token once, within two minutes.
const TOKEN_LIFE_MS = 2 * 60_000;

/** Error codes about the token. All others are about our request. */
const TOKEN_FAULTS: ReadonlySet<string> = new Set([
  "missing-input-response",
  "invalid-input-response",
  "timeout-or-duplicate",
]);

const verificationShape = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
type Verification = z.infer<typeof verificationShape>;

export interface RecaptchaOptions {
  readonly secretKey: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Host name that tokens must come from. Null accepts any. */
  readonly hostname: string | null;
  readonly clock: Clock;
  readonly logger: Logger;
}

export class RecaptchaCaptcha implements CaptchaProvider {
  constructor(private readonly options: RecaptchaOptions) {}

  async challenge(): Promise<CaptchaChallenge> {
    return { json: "{}" };
  }

  async verify(token: string, address: string): Promise<CaptchaVerdict> {
    if (token === "" || token.length > TOKEN_MAX_LENGTH) return { kind: "refused" };
    try {
      return this.#toVerdict(await this.#requestVerification(token, address), token);
    } catch (error) {
      this.options.logger.error({ err: error }, "reCAPTCHA verification failed");
      return { kind: "unavailable" };
    }
  }

  #toVerdict(verification: Verification, token: string): CaptchaVerdict {
    const { hostname, clock, logger } = this.options;
    const codes = verification["error-codes"];
    if (!verification.success && codes.some((code) => !TOKEN_FAULTS.has(code))) {
      logger.error({ codes }, "reCAPTCHA request refused; check RECAPTCHA_SECRET_KEY");
      return { kind: "unavailable" };
    }
    if (!verification.success) return { kind: "refused" };
    if (hostname !== null && verification.hostname !== hostname) {
      logger.warn(
        { hostname: verification.hostname },
        "reCAPTCHA token refused; solved on another site",
      );
      return { kind: "refused" };
    }
    const mark = `recaptcha:${createHash("sha256").update(token).digest("base64url")}`;
    return { kind: "solved", mark, expiresAt: new Date(clock().getTime() + TOKEN_LIFE_MS) };
  }

  async #requestVerification(token: string, address: string): Promise<Verification> {
    const { baseUrl, secretKey } = this.options;
    const response = await fetch(`${baseUrl}/api/siteverify`, {
      method: "POST",
      body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`siteverify responded with ${response.status}`);
    return verificationShape.parse(await response.json());
  }
}
