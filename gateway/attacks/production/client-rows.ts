import type { Env } from "./programs";

/** Mistakes in the environment of the client server, and the key that the refusal must name. */
export const clientRows: readonly (readonly [changes: Env, names: string])[] = [
  [{ NODE_ENV: "Production" }, "NODE_ENV"],
  [{ RECURLY_JS_URL: undefined }, "RECURLY_JS_URL"],
  [{ RECURLY_JS_URL: "http://js.example/recurly.js" }, "RECURLY_JS_URL"],
  [{ RECURLY_JS_API: "/recurly/js/v1" }, "RECURLY_JS_API"],
  [
    { EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha", RECAPTCHA_SITE_KEY: undefined },
    "RECAPTCHA_SITE_KEY",
  ],
  [{ RECAPTCHA_BASE_URL: "http://captcha.example/recaptcha" }, "RECAPTCHA_BASE_URL"],
  [{ EIGHTCOUNT_TRACKING_MODE: "record" }, "EIGHTCOUNT_TRACKING_MODE"],
  [{ EIGHTCOUNT_SUPPORT_EMAIL: undefined }, "EIGHTCOUNT_SUPPORT_EMAIL"],
  [{ EIGHTCOUNT_SUPPORT_EMAIL: "support@eightcount.example" }, "EIGHTCOUNT_SUPPORT_EMAIL"],
];
