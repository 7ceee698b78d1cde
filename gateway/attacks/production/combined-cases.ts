import type { ConfigCase } from "./config-case";
import { programNames, programs } from "./programs";

const crm = {
  CRM_BASE_URL: "https://crm.example/rest/v1",
  CRM_API_KEY: "kZ3-fq8Lw0Tn6YbR",
  CRM_WEBHOOK_SECRET: "w7Pd-x2Vh9Rj4LsM",
};

const billing = (key: string, mistake: string, changes: ConfigCase["changes"]): ConfigCase => ({
  program: "billing",
  key,
  mistake,
  changes,
});

/** Rules about several keys, or about a key that only its process knows. */
export const combinedCases: readonly ConfigCase[] = [
  ...programNames.map((program) => ({
    program,
    key: "NODE_ENV",
    mistake: "Production, in capital letters",
    changes: { NODE_ENV: "Production" },
  })),
  {
    program: "accounts",
    key: "EIGHTCOUNT_AUTO_CONFIRM",
    mistake: "automatic confirmation with an order page of the CRM",
    changes: {
      EIGHTCOUNT_AUTO_CONFIRM: "true",
      EIGHTCOUNT_CRM_ORDER_URL: "https://orders.example/page",
    },
  },
  {
    program: "client",
    key: "RECAPTCHA_SITE_KEY",
    mistake: "missing with reCAPTCHA",
    changes: { EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha" },
  },
  billing("RECURLY_BASE_URL", "a sandbox", { RECURLY_BASE_URL: "http://127.0.0.1:4020" }),
  billing("RECURLY_BASE_URL", "any provider", { RECURLY_BASE_URL: "https://pay.example" }),
  billing("RECURLY_JS_URL", "the sandbox's script", { RECURLY_JS_URL: "/recurly.js" }),
  billing("RECURLY_JS_URL", "plain HTTP", { RECURLY_JS_URL: "http://js.example/v4.js" }),
  billing("RECURLY_JS_API", "missing", { RECURLY_JS_API: undefined }),
  billing("CRM_BASE_URL", "plain HTTP", { ...crm, CRM_BASE_URL: "http://crm.example/rest/v1" }),
  billing("CRM_API_KEY", "missing", { ...crm, CRM_API_KEY: undefined }),
  billing("CRM_WEBHOOK_SECRET", "missing", { ...crm, CRM_WEBHOOK_SECRET: undefined }),
  billing("CRM_WEBHOOK_SECRET", "the value of another secret", {
    ...crm,
    CRM_WEBHOOK_SECRET: programs.billing.env.RECURLY_WEBHOOK_SECRET,
  }),
  billing("CRM_WEBHOOK_SECRET", "a text that repeats itself", {
    ...crm,
    CRM_WEBHOOK_SECRET: "ab".repeat(12),
  }),
];

/** Public secrets are refused once the process is reachable from a network. */
export const openCases: readonly ConfigCase[] = programNames
  .filter((program) => program !== "client") // has no secrets
  .map((program) => ({
    program,
    key: program === "sandbox" ? "RECURLY_API_KEY" : "EIGHTCOUNT_GATEWAY_SECRET",
    mistake: "public secrets and HOST=0.0.0.0 without NODE_ENV",
    changes: {
      ...Object.fromEntries(Object.keys(programs[program].env).map((key) => [key, undefined])),
      HOST: "0.0.0.0",
    },
  }));
