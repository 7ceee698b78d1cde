import type { Clock } from "@eightcount/service-kit/clock/clock";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { AltchaCaptcha } from "./altcha.adapter";
import type { CaptchaProvider } from "./captcha.provider";
import { RecaptchaCaptcha } from "./recaptcha.adapter";
import { TestCaptcha } from "./test.adapter";

export interface CaptchaSettings {
  readonly isProduction: boolean;
  readonly altchaSecret: string;
  readonly altchaWork: number;
  readonly recaptchaSecretKey: string;
  readonly recaptchaBaseUrl: string;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

const factories = {
  altcha: ({ altchaSecret, altchaWork, clock }: CaptchaSettings) =>
    new AltchaCaptcha({ secret: altchaSecret, maxWork: altchaWork, clock }),
  recaptcha: (settings: CaptchaSettings) => {
    const { recaptchaSecretKey: secretKey, recaptchaBaseUrl: baseUrl, clock, logger } = settings;
    if (!secretKey) throw new ConfigError(["RECAPTCHA_SECRET_KEY is required with reCAPTCHA"]);
    // Outside production, the site is opened under several host names.
    const hostname = settings.isProduction ? new URL(settings.publicUrl).hostname : null;
    return new RecaptchaCaptcha({ secretKey, baseUrl, hostname, clock, logger });
  },
  test: ({ isProduction, clock }: CaptchaSettings) => {
    if (isProduction) {
      throw new ConfigError(["EIGHTCOUNT_CAPTCHA_PROVIDER test is refused in production"]);
    }
    return new TestCaptcha(clock);
  },
};

export type CaptchaProviderName = keyof typeof factories;

export function captchaProvider(
  name: CaptchaProviderName,
  settings: CaptchaSettings,
): CaptchaProvider {
  return factories[name](settings);
}
