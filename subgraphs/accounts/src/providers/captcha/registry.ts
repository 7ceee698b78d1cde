import type { Clock } from "@eightcount/service-kit/clock/clock";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { AltchaCaptcha } from "./altcha.adapter";
import type { CaptchaProvider } from "./captcha.provider";
import { RecaptchaCaptcha } from "./recaptcha.adapter";
import { TestCaptcha } from "./test.adapter";

export interface CaptchaSettings {
  readonly isProduction: boolean;
  readonly altchaSecret: string;
  readonly altchaWork: number;
  readonly recaptchaSiteKey: string;
  readonly recaptchaSecretKey: string;
  readonly clock: Clock;
}

const factories = {
  altcha: ({ altchaSecret, altchaWork, clock }: CaptchaSettings) =>
    new AltchaCaptcha({ secret: altchaSecret, mostWork: altchaWork, clock }),
  recaptcha: ({ recaptchaSiteKey, recaptchaSecretKey, clock }: CaptchaSettings) => {
    if (!recaptchaSiteKey || !recaptchaSecretKey) {
      throw new ConfigError(["RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are required"]);
    }
    return new RecaptchaCaptcha({
      siteKey: recaptchaSiteKey,
      secretKey: recaptchaSecretKey,
      clock,
    });
  },
  test: ({ isProduction, clock }: CaptchaSettings) => {
    if (isProduction) {
      throw new ConfigError(["EIGHTCOUNT_CAPTCHA_PROVIDER test is refused in production"]);
    }
    return new TestCaptcha(clock);
  },
};

export type CaptchaProviderName = keyof typeof factories;

/** The captcha that configuration picked. */
export function captchaProvider(
  name: CaptchaProviderName,
  settings: CaptchaSettings,
): CaptchaProvider {
  return factories[name](settings);
}
