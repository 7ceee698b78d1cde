import { generateKeyPairSync } from "node:crypto";

const somebodysKey = generateKeyPairSync("ec", {
  namedCurve: "P-256",
}).publicKey.export({ type: "spki", format: "pem" });

/** Values that are valid elsewhere and refused in production, for each key with such a rule. */
export const refusedValues: Readonly<Record<string, readonly string[]>> = {
  EIGHTCOUNT_FIXED_MOMENT: ["2027-03-17T15:00:00Z"],
  EIGHTCOUNT_RANDOM_SEED: ["8"],
  EIGHTCOUNT_LOAD_PUBLIC_KEY: [String(somebodysKey)],
  EIGHTCOUNT_PUBLIC_URL: ["http://dance.example"],
  EIGHTCOUNT_TRUSTED_PROXIES: ["0.0.0.0/0", "10.0.0.0/8, 128.0.0.0/1", "::/0", "2000::/3"],
  EIGHTCOUNT_SUPPORT_EMAIL: ["support@eightcount.example", "Support@EightCount.example"],
  EIGHTCOUNT_TRACKING_MODE: ["record"],
  RECURLY_JS_URL: ["/recurly.js", "http://js.example/recurly.js"],
  RECURLY_JS_API: ["/recurly/js/v1"],
  EIGHTCOUNT_CRM_ORDER_URL: ["http://orders.example/page"],
  EIGHTCOUNT_CRM_CARD_URL: ["http://cards.example/page"],
  ALTCHA_WORK: ["2", "199"],
  RECAPTCHA_SECRET_KEY: ["6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe"],
  RECAPTCHA_BASE_URL: ["http://captcha.example/recaptcha"],
};
