import { captchaContract } from "./captcha.provider.contract";
import { captchaProvider } from "./registry";
import { TestCaptcha } from "./test.adapter";

let words = 0;
const solve = async () => {
  words += 1;
  return `solved-${words}`;
};

captchaContract("test", async () => ({ provider: new TestCaptcha(() => new Date()), solve }));

describe("the registry of captchas", () => {
  const settings = {
    isProduction: true,
    altchaSecret: "a-secret-of-the-test",
    altchaWork: 20,
    recaptchaSiteKey: "",
    recaptchaSecretKey: "",
    clock: () => new Date(),
  };

  it("refuses the test captcha in production", () => {
    expect(() => captchaProvider("test", settings)).toThrow(/refused in production/);
    expect(captchaProvider("test", { ...settings, isProduction: false })).toBeInstanceOf(
      TestCaptcha,
    );
  });

  it("asks for reCAPTCHA's keys before it starts with them", () => {
    expect(() => captchaProvider("recaptcha", settings)).toThrow(/RECAPTCHA_SITE_KEY/);
  });
});
