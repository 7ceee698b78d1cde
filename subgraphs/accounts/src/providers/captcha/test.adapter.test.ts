import { createLogger } from "@eightcount/service-kit/logging/logger";
import { captchaContract } from "./captcha.provider.contract";
import { captchaProvider } from "./registry";
import { TestCaptcha } from "./test.adapter";

let words = 0;
const solve = async () => {
  words += 1;
  return `solved-${words}`;
};

captchaContract("test", async () => ({ provider: new TestCaptcha(() => new Date()), solve }));

describe("the captcha registry", () => {
  const settings = {
    isProduction: true,
    altchaSecret: "a-secret-of-the-test",
    altchaWork: 20,
    recaptchaSecretKey: "",
    recaptchaBaseUrl: "https://recaptcha.example/recaptcha",
    publicUrl: "https://dance.example",
    logger: createLogger("captcha-test"),
    clock: () => new Date(),
  };

  it("refuses the test captcha in production", () => {
    expect(() => captchaProvider("test", settings)).toThrow(/refused in production/);
    expect(captchaProvider("test", { ...settings, isProduction: false })).toBeInstanceOf(
      TestCaptcha,
    );
  });

  it("requires reCAPTCHA's secret at startup", () => {
    expect(() => captchaProvider("recaptcha", settings)).toThrow(/RECAPTCHA_SECRET_KEY/);
  });
});
