import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../src/config/publicConfig.ts";

interface Key<Value> {
  /** Name of the environment variable. */
  readonly env: string;
  /** Used when the variable is unset or empty. */
  readonly fallback: string;
  readonly doc: string;
  /** Throws an `Error` whose message says what would be right. */
  readonly parse: (text: string) => Value;
}

const text = (value: string) => value;

function port(value: string): number {
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < 0 || parsed > 65535) {
    throw new Error("a port from 0 to 65535");
  }
  return parsed;
}

function rate(value: string): number {
  const parsed = Number(value);
  if (!(parsed >= 0 && parsed <= 1)) throw new Error("a share from 0 to 1");
  return parsed;
}

function address(value: string): string {
  if (value !== "" && !URL.canParse(value)) throw new Error("a whole address such as https://…");
  return value;
}

function addressOrPath(value: string): string {
  return value.startsWith("/") ? value : address(value);
}

function captchaProvider(value: string): string {
  if (value === "altcha" || value === "recaptcha" || value === "test") return value;
  throw new Error("altcha, recaptcha or test");
}

function mailAddress(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new Error("an e-mail address");
  return value;
}

const ENVIRONMENTS = ["development", "test", "production"];

function environment(value: string): string {
  if (ENVIRONMENTS.includes(value)) return value;
  throw new Error("development, test or production");
}

function trackingMode(value: string): PublicConfig["trackingMode"] {
  if (value === "production" || value === "off" || value === "record") return value;
  throw new Error("production, off or record");
}

const key = <Value>(
  env: string,
  fallback: string,
  parse: (value: string) => Value,
  doc: string,
): Key<Value> => ({ env, fallback, parse, doc });

const providerDoc = (what: string, address: string) =>
  `The card provider's browser ${what}, which pages may load; production must set it: ${address}.`;

/** Every variable this process reads; nothing else looks at the environment. */
export const configTable = {
  port: key("PORT", "4002", port, "Where the server listens."),
  host: key("HOST", "127.0.0.1", text, "The address it binds to; 0.0.0.0 in a container."),
  nodeEnv: key("NODE_ENV", "development", environment, "production turns on HTTPS-only headers."),
  assets: key(
    "EIGHTCOUNT_CLIENT_ASSETS",
    "dist/browser",
    text,
    "The folder of the built client; main.ts names the one beside it.",
  ),
  traceSampleRate: key(
    "EIGHTCOUNT_TRACE_SAMPLE_RATE",
    "",
    (value) => (value === "" ? null : rate(value)),
    "Share of browser traces that are exported; 0.5 in production, 1 elsewhere.",
  ),
  trackingMode: key(
    "EIGHTCOUNT_TRACKING_MODE",
    DEFAULT_PUBLIC_CONFIG.trackingMode,
    trackingMode,
    "Engagement events: production, off or record.",
  ),
  giftCardUrl: key(
    "EIGHTCOUNT_GIFT_CARD_URL",
    DEFAULT_PUBLIC_CONFIG.giftCardUrl,
    address,
    "Where Buy Gift Card leads.",
  ),
  supportEmail: key(
    "EIGHTCOUNT_SUPPORT_EMAIL",
    DEFAULT_PUBLIC_CONFIG.supportEmail,
    mailAddress,
    "Where members may write to; production must set it. Accounts mails their questions to the same key's address.",
  ),
  recurlyJsUrl: key(
    "RECURLY_JS_URL",
    "",
    addressOrPath,
    providerDoc("script", "https://js.recurly.com/v4/recurly.js"),
  ),
  recurlyJsApi: key(
    "RECURLY_JS_API",
    "",
    addressOrPath,
    providerDoc("API", "https://api.recurly.com/js/v1"),
  ),
  captchaProvider: key(
    "EIGHTCOUNT_CAPTCHA_PROVIDER",
    "altcha",
    captchaProvider,
    "The captcha of accounts, by the same key; recaptcha lets pages load the vendor's script and frames.",
  ),
  recaptchaSiteKey: key(
    "RECAPTCHA_SITE_KEY",
    "",
    text,
    "Site key of reCAPTCHA v2 with a checkbox; required with that captcha.",
  ),
  recaptchaBaseUrl: key(
    "RECAPTCHA_BASE_URL",
    "https://www.google.com/recaptcha",
    address,
    "Address the browser loads reCAPTCHA from; https in production.",
  ),
  gatewayUrl: key(
    "EIGHTCOUNT_GATEWAY_URL",
    "",
    address,
    "GraphQL address of the gateway, asked which public pages exist; empty: every name counts as known.",
  ),
  publicUrl: key(
    "EIGHTCOUNT_PUBLIC_URL",
    "",
    address,
    "Address visitors open; the sitemap names pages with it; empty: there is no sitemap.",
  ),
  mediaBaseUrl: key("MEDIA_BASE_URL", "", addressOrPath, "Where films come from; empty: here."),
} as const;

type Table = typeof configTable;
export type ServerConfig = { readonly [Name in keyof Table]: ReturnType<Table[Name]["parse"]> };

/** Names every variable that is wrong, not only the first. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export function loadConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const faults: string[] = [];
  const read = ([name, { env: variable, fallback, parse }]: [string, Key<unknown>]) => {
    const value = env[variable] || fallback;
    try {
      return [name, parse(value)];
    } catch (error) {
      faults.push(`${variable}=${value}: expected ${(error as Error).message}`);
      return [name, null];
    }
  };
  const config = Object.fromEntries(Object.entries(configTable).map(read));
  const server = config as ServerConfig;
  if (faults.length === 0) faults.push(...captchaFaults(server), ...productionFaults(server));
  if (faults.length > 0) throw new ConfigError(faults.join("\n"));
  return server;
}

/** What production refuses, by key; a page that may not load the provider's script sells nothing. */
const REFUSED_IN_PRODUCTION: readonly (readonly [
  name: keyof Table,
  isRefused: (config: ServerConfig) => boolean,
  rule: string,
])[] = [
  ["recurlyJsUrl", (config) => !isHttps(config.recurlyJsUrl), "must be set to an https address"],
  ["recurlyJsApi", (config) => !isHttps(config.recurlyJsApi), "must be set to an https address"],
  ["recaptchaBaseUrl", (config) => !isHttps(config.recaptchaBaseUrl), "must be an https address"],
  ["trackingMode", ({ trackingMode }) => trackingMode === "record", "must not be record"],
  [
    "supportEmail",
    ({ supportEmail }) => supportEmail.toLowerCase() === DEFAULT_PUBLIC_CONFIG.supportEmail,
    "must be set to an address that takes mail",
  ],
];

const captchaFaults = ({ captchaProvider, recaptchaSiteKey }: ServerConfig): readonly string[] =>
  captchaProvider === "recaptcha" && recaptchaSiteKey === ""
    ? [`${configTable.recaptchaSiteKey.env} is required with EIGHTCOUNT_CAPTCHA_PROVIDER=recaptcha`]
    : [];

const isHttps = (url: string): boolean => url.startsWith("https://");

function productionFaults(config: ServerConfig): readonly string[] {
  if (config.nodeEnv !== "production") return [];
  return REFUSED_IN_PRODUCTION.filter(([, isRefused]) => isRefused(config)).map(
    ([name, , rule]) => `${configTable[name].env} ${rule} in production`,
  );
}

const PRODUCTION_TRACE_SAMPLE_RATE = 0.5;

/** What the page itself is told. */
export function publicConfigOf(config: ServerConfig): PublicConfig {
  const usual =
    config.nodeEnv === "production"
      ? PRODUCTION_TRACE_SAMPLE_RATE
      : DEFAULT_PUBLIC_CONFIG.traceSampleRate;
  return {
    traceSampleRate: config.traceSampleRate ?? usual,
    trackingMode: config.trackingMode,
    giftCardUrl: config.giftCardUrl,
    supportEmail: config.supportEmail,
    recaptcha:
      config.captchaProvider === "recaptcha"
        ? { siteKey: config.recaptchaSiteKey, scriptUrl: `${config.recaptchaBaseUrl}/api.js` }
        : null,
  };
}
