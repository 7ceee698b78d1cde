import path from "node:path";
import { EVERY_TRACE, readTraceRates } from "@eightcount/rules/telemetry/trace-rates";
import {
  ConfigError,
  type ConfigOf,
  defineConfig,
  key,
  loadConfig,
} from "@eightcount/service-kit/config/config-table";
import {
  drainTimeoutMs,
  host,
  metricsPort,
  nodeEnv,
  port,
  traceRates,
  unlessHttps,
  urlOrPathType,
  urlType,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../src/config/publicConfig.ts";

const recurlyKey = (env: string, what: string, address: string) =>
  key<string>({
    env,
    type: urlOrPathType,
    default: "",
    local: true,
    refusedInProduction: unlessHttps,
    doc: `URL of the card provider's browser ${what}, which pages may load. Production: ${address}.`,
  });

export const configTable = defineConfig({
  port: port(4002),
  drainTimeoutMs,
  metricsPort,
  traceRates: {
    ...traceRates,
    doc: "Shares of traces to record, 0 to 1, by persisted operation that a page sends. * is every other one, and all else that this process does. Use the gateway's value.",
  },
  host,
  nodeEnv: { ...nodeEnv, doc: "production enables HTTPS-only headers." },
  assets: key({
    env: "EIGHTCOUNT_CLIENT_ASSETS",
    type: z.string(),
    default: path.resolve(import.meta.dirname, "../dist/browser"),
    doc: "Folder of the built client.",
  }),
  traceSampleRate: key<number | null>({
    env: "EIGHTCOUNT_TRACE_SAMPLE_RATE",
    type: z.coerce.number().min(0).max(1),
    default: null,
    doc: "Share of page loads and playbacks whose trace the browser exports, 0 to 1. Defaults to 0.5 in production and 1 elsewhere.",
  }),
  trackingMode: key<PublicConfig["trackingMode"]>({
    env: "EIGHTCOUNT_TRACKING_MODE",
    type: z.enum(["production", "off", "record"]),
    default: DEFAULT_PUBLIC_CONFIG.trackingMode,
    refusedInProduction: (mode) => (mode === "record" ? "must not be record" : null),
    doc: "Engagement events: production sends them, record keeps them local, off drops them.",
  }),
  giftCardUrl: key({
    env: "EIGHTCOUNT_GIFT_CARD_URL",
    type: urlOrPathType,
    default: DEFAULT_PUBLIC_CONFIG.giftCardUrl,
    doc: "URL or path that Buy Gift Card opens in a new tab. By default, our own page.",
  }),
  supportEmail: key({
    env: "EIGHTCOUNT_SUPPORT_EMAIL",
    type: z.email(),
    default: DEFAULT_PUBLIC_CONFIG.supportEmail,
    local: true,
    refusedInProduction: (email) =>
      email.toLowerCase() === DEFAULT_PUBLIC_CONFIG.supportEmail
        ? "receives no mail; set your own address"
        : null,
    doc: "Support address that members see. Accounts mails their questions to the address in the same key.",
  }),
  billingPartner: key({
    env: "EIGHTCOUNT_BILLING_PARTNER",
    type: z.string().min(1),
    default: DEFAULT_PUBLIC_CONFIG.billingPartner,
    doc: "Name on the CRM's page for another card. Members read it before they leave for that page.",
  }),
  recurlyJsUrl: recurlyKey("RECURLY_JS_URL", "script", "https://js.recurly.com/v4/recurly.js"),
  recurlyJsApi: recurlyKey("RECURLY_JS_API", "API", "https://api.recurly.com/js/v1"),
  captchaProvider: key<"altcha" | "recaptcha" | "test">({
    env: "EIGHTCOUNT_CAPTCHA_PROVIDER",
    type: z.enum(["altcha", "recaptcha", "test"]),
    default: "altcha",
    doc: "Captcha provider. Must match the same key of accounts. recaptcha lets pages load the vendor's script and frames.",
  }),
  recaptchaSiteKey: key({
    env: "RECAPTCHA_SITE_KEY",
    type: z.string(),
    default: "",
    doc: "Site key of reCAPTCHA v2 with a checkbox. Required if the captcha provider is recaptcha.",
  }),
  recaptchaBaseUrl: key<string>({
    env: "RECAPTCHA_BASE_URL",
    type: urlType,
    default: "https://www.google.com/recaptcha",
    refusedInProduction: unlessHttps,
    doc: "URL from which the browser loads reCAPTCHA. Must be https in production.",
  }),
  gatewayUrl: key({
    env: "EIGHTCOUNT_GATEWAY_URL",
    type: urlType,
    default: "",
    doc: "GraphQL URL of the gateway, queried for the names of public pages. If empty, every name counts as known.",
  }),
  publicUrl: key({
    env: "EIGHTCOUNT_PUBLIC_URL",
    type: urlType,
    default: "",
    doc: "Public URL of the site, used in the sitemap. If empty, there is no sitemap.",
  }),
  mediaBaseUrl: key({
    env: "MEDIA_BASE_URL",
    type: urlOrPathType,
    default: "",
    doc: "URL or path of the videos. If empty, they come from this origin.",
  }),
});

export type ServerConfig = ConfigOf<typeof configTable>;

/** @throws ConfigError naming every invalid key. */
export function loadClientConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const config = loadConfig(configTable, env);
  if (config.captchaProvider === "recaptcha" && config.recaptchaSiteKey === "") {
    const { env: siteKey } = configTable.recaptchaSiteKey;
    throw new ConfigError([`${siteKey} is required with EIGHTCOUNT_CAPTCHA_PROVIDER=recaptcha`]);
  }
  return config;
}

const PRODUCTION_TRACE_SAMPLE_RATE = 0.5;

export function publicConfigOf(config: ServerConfig): PublicConfig {
  const defaultRate =
    config.nodeEnv === "production"
      ? PRODUCTION_TRACE_SAMPLE_RATE
      : DEFAULT_PUBLIC_CONFIG.traceSampleRate;
  return {
    traceSampleRate: config.traceSampleRate ?? defaultRate,
    traceRates: readTraceRates(config.traceRates) ?? EVERY_TRACE,
    trackingMode: config.trackingMode,
    giftCardUrl: config.giftCardUrl,
    supportEmail: config.supportEmail,
    billingPartner: config.billingPartner,
    recaptcha:
      config.captchaProvider === "recaptcha"
        ? { siteKey: config.recaptchaSiteKey, scriptUrl: `${config.recaptchaBaseUrl}/api.js` }
        : null,
  };
}
