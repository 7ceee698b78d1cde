import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { loadClientConfig, publicConfigOf } from "./config.ts";

/** Names of the keys that are refused, in the order of the table. */
function refused(env: NodeJS.ProcessEnv): readonly (string | undefined)[] {
  try {
    loadClientConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => problem.split(" ")[0]);
  }
}

const production = {
  NODE_ENV: "production",
  RECURLY_JS_URL: "https://js.recurly.com/v4/recurly.js",
  RECURLY_JS_API: "https://api.recurly.com/js/v1",
  EIGHTCOUNT_SUPPORT_EMAIL: "help@dance.example",
};

it("every bad key is named", () => {
  const bad = { PORT: "x", EIGHTCOUNT_TRACE_SAMPLE_RATE: "2", EIGHTCOUNT_TRACKING_MODE: "all" };
  expect(refused(bad)).toEqual(Object.keys(bad));
});

describe("reCAPTCHA", () => {
  const hosted = { EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha", RECAPTCHA_SITE_KEY: "site-key" };

  it("CONST-27 a page receives the captcha's site key, and only with reCAPTCHA configured", () => {
    expect(publicConfigOf(loadClientConfig(hosted)).recaptcha).toEqual({
      siteKey: "site-key",
      scriptUrl: "https://www.google.com/recaptcha/api.js",
    });
    const own = { RECAPTCHA_SITE_KEY: "site-key" };
    expect(publicConfigOf(loadClientConfig(own)).recaptcha).toBeNull();
  });

  it("is rejected if incomplete, and without https in production", () => {
    expect(refused({ ...hosted, RECAPTCHA_SITE_KEY: "" })).toEqual(["RECAPTCHA_SITE_KEY"]);
    expect(refused({ EIGHTCOUNT_CAPTCHA_PROVIDER: "recapcha" })).toEqual([
      "EIGHTCOUNT_CAPTCHA_PROVIDER",
    ]);
    const open = { ...production, ...hosted, RECAPTCHA_BASE_URL: "http://captcha.example" };
    expect(refused(open)).toEqual(["RECAPTCHA_BASE_URL"]);
  });
});

describe("production", () => {
  it("starts when everything is right", () => {
    expect(refused(production)).toEqual([]);
  });

  it("requires https addresses of the card provider", () => {
    expect(
      refused({ ...production, RECURLY_JS_URL: "", RECURLY_JS_API: "/recurly/js/v1" }),
    ).toEqual(["RECURLY_JS_URL", "RECURLY_JS_API"]);
  });

  it.each(["", "support@eightcount.example", "Support@EightCount.example"])(
    "requires a support address other than %j",
    (address) => {
      expect(refused({ ...production, EIGHTCOUNT_SUPPORT_EMAIL: address })).toEqual([
        "EIGHTCOUNT_SUPPORT_EMAIL",
      ]);
    },
  );

  it("sends no events to a sandbox", () => {
    expect(refused({ ...production, EIGHTCOUNT_TRACKING_MODE: "record" })).toEqual([
      "EIGHTCOUNT_TRACKING_MODE",
    ]);
  });

  it("accepts only the exact value of NODE_ENV", () => {
    expect(refused({ NODE_ENV: "Production" })).toEqual(["NODE_ENV"]);
  });

  it("CONST-13 FUN-MISC-09 samples half of the browser traces", () => {
    const sampled = (env: NodeJS.ProcessEnv) =>
      publicConfigOf(loadClientConfig(env)).traceSampleRate;
    expect(sampled(production)).toBe(0.5);
    expect(sampled({})).toBe(1);
    expect(sampled({ ...production, EIGHTCOUNT_TRACE_SAMPLE_RATE: "0.1" })).toBe(0.1);
  });
});
