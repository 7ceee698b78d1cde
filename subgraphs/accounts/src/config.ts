import { ACCOUNT_DELETION_DAYS } from "@eightcount/rules/people/account-deletion";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import {
  ConfigError,
  type ConfigOf,
  defineConfig,
  key,
  loadConfig,
} from "@eightcount/service-kit/config/config-table";
import {
  databaseUrl,
  drainTimeoutMs,
  flagType,
  gatewaySecret,
  geoIpCityPath,
  host,
  localCountry,
  metricsPort,
  nodeEnv,
  onlyInDevelopment,
  port,
  publicUrl,
  redisUrl,
  smtpUrlType,
  stillness,
  traceRates,
  unlessHttps,
  urlType,
  workers,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";
import { privateKeyType, publicKeyType } from "./sessions/key-types";

const secretText = z.string().min(16, "must have at least 16 characters");
const words = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const processor = z.enum(["RECURLY", "CRM"]);

function parseTable(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "must be a JSON object" });
    return z.NEVER;
  }
}
const campaignTable = z.string().transform(parseTable).pipe(z.record(z.string(), processor));

/** Placeholder that receives no mail, so production refuses it. */
const PLACEHOLDER_SUPPORT_EMAIL = "support@eightcount.example";

const identity = defineConfig({
  jwtPrivateKey: key({
    env: "EIGHTCOUNT_JWT_PRIVATE_KEY",
    type: privateKeyType,
    default: "",
    secret: true,
    doc: "P-256 private key (PEM) that signs access tokens. If unset outside production, each start generates a new one.",
  }),
  jwtOtherPublicKey: key({
    env: "EIGHTCOUNT_JWT_OTHER_PUBLIC_KEY",
    type: publicKeyType,
    default: "",
    doc: "P-256 public key (PEM) published along with the signing key: the next key before a rotation, the previous one after it.",
  }),
  loadPublicKey: key<string>({
    env: "EIGHTCOUNT_LOAD_PUBLIC_KEY",
    type: publicKeyType,
    default: "",
    refusedInProduction: onlyInDevelopment,
    doc: "P-256 public key (PEM) of a load test that signs its own access tokens for any member. For load tests only.",
  }),
  accessTokenSeconds: key({
    env: "EIGHTCOUNT_ACCESS_TOKEN_SECONDS",
    type: z.coerce.number().int().min(30).max(900),
    default: 300,
    doc: "Seconds an access token is valid, 30 to 900. A lost entitlement, or a sign-out while Redis is down, can take this long to take effect.",
  }),
  ticketSecret: key({
    env: "EIGHTCOUNT_TICKET_SECRET",
    type: secretText,
    default: "local-ticket-secret-00000",
    secret: true,
    doc: "HMAC key of billing's entitlement tickets; at least 16 characters.",
  }),
  codeSecret: key({
    env: "EIGHTCOUNT_CODE_SECRET",
    type: secretText,
    default: "local-code-secret-0000000",
    secret: true,
    doc: "HMAC key of mailed codes and encryption key of queued mail; at least 16 characters.",
  }),
  isCookieSecure: key({
    env: "EIGHTCOUNT_COOKIE_SECURE",
    type: flagType,
    default: false,
    doc: "true: the refresh and device cookies are sent over HTTPS only and bound to this host (__Host-). Always on in production.",
  }),
  accountDeletionDays: key({
    env: "EIGHTCOUNT_ACCOUNT_DELETION_DAYS",
    type: z.coerce.number().int().min(1).max(30),
    default: ACCOUNT_DELETION_DAYS,
    doc: "Days, 1 to 30, in which members who asked to delete their account can keep it by signing in. The settings page speaks of 14.",
  }),
  publicUrl: publicUrl("http://127.0.0.1:4000", "Links in emails start with it."),
  supportEmail: key({
    env: "EIGHTCOUNT_SUPPORT_EMAIL",
    type: z.email(),
    default: PLACEHOLDER_SUPPORT_EMAIL,
    local: true,
    refusedInProduction: (email) =>
      email.toLowerCase() === PLACEHOLDER_SUPPORT_EMAIL
        ? "receives no mail; set your own address"
        : null,
    doc: "Address that receives members' questions. The client reads the same key and shows it.",
  }),
});

const registration = defineConfig({
  isRegistrationOpen: key({
    env: "EIGHTCOUNT_REGISTRATION_OPEN",
    type: flagType,
    default: true,
    doc: "false: only whitelisted email addresses can sign up.",
  }),
  autoConfirm: key({
    env: "EIGHTCOUNT_AUTO_CONFIRM",
    type: flagType,
    default: false,
    doc: "true: new accounts need no mailed code.",
  }),
  billingProcessor: key<BillingProcessor>({
    env: "EIGHTCOUNT_BILLING_PROCESSOR",
    type: processor,
    default: "RECURLY",
    doc: "System that bills members, which selects the variant of the subscription page: new members unless their campaign has another one, and accounts without a recorded one.",
  }),
  campaignTable: key<Readonly<Record<string, BillingProcessor>>>({
    env: "EIGHTCOUNT_CAMPAIGN_TABLE",
    type: campaignTable,
    default: {},
    doc: 'JSON object that maps utm_campaign to a processor, such as {"spring":"CRM"}.',
  }),
  crmOrderUrl: key<string | null>({
    env: "EIGHTCOUNT_CRM_ORDER_URL",
    type: urlType,
    default: null,
    refusedInProduction: unlessHttps,
    doc: "Order page of the CRM. New members billed by the CRM are sent there with their email address. Unset: every member orders in the product. Needs CRM_BASE_URL in billing. In production: https, and no auto-confirm.",
  }),
  crmCardUrl: key<string | null>({
    env: "EIGHTCOUNT_CRM_CARD_URL",
    type: urlType,
    default: null,
    refusedInProduction: unlessHttps,
    doc: "Page of the CRM where members it bills replace their card; their email address is added. Unset: no page is offered. In production: https.",
  }),
  emailWhitelist: key<readonly string[]>({
    env: "EIGHTCOUNT_EMAIL_WHITELIST",
    type: words,
    default: [],
    doc: "Email addresses, or domains such as @example.com, that can sign up while registration is closed.",
  }),
  employeeEmails: key<readonly string[]>({
    env: "EIGHTCOUNT_EMPLOYEE_EMAILS",
    type: words,
    default: [],
    doc: "Email addresses, or domains such as @example.com, whose new accounts join the Employee group once the mailed code is entered.",
  }),
  signUpsPerHour: key({
    env: "EIGHTCOUNT_SIGN_UPS_PER_HOUR",
    type: z.coerce.number().int().positive(),
    default: 30,
    doc: "Sign-ups allowed per hour from one network.",
  }),
});

/** Below this, a program solves a challenge faster than a person reads the form. */
const MIN_WORK = 200;

/** Public test key from Google's documentation. */
const GOOGLE_TEST_SECRET = "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe";

const providers = defineConfig({
  captchaProvider: key<"altcha" | "recaptcha" | "test">({
    env: "EIGHTCOUNT_CAPTCHA_PROVIDER",
    type: z.enum(["altcha", "recaptcha", "test"]),
    default: "altcha",
    doc: "Captcha of the forms; the client server reads the same key. test accepts made-up tokens and is refused in production.",
  }),
  altchaSecret: key({
    env: "ALTCHA_HMAC_SECRET",
    type: secretText,
    default: "local-altcha-secret-00000",
    secret: true,
    doc: "HMAC key of the proof-of-work challenges; at least 16 characters.",
  }),
  altchaWork: key({
    env: "ALTCHA_WORK",
    type: z.coerce.number().int().min(2).max(10_000),
    default: 400,
    refusedInProduction: (work) => (work < MIN_WORK ? `must be at least ${MIN_WORK}` : null),
    doc: "Maximum key derivations per challenge (minimum: half). 400 take about half a second of one core.",
  }),
  recaptchaSecretKey: key({
    env: "RECAPTCHA_SECRET_KEY",
    type: z.string(),
    default: "",
    refusedInProduction: (secret) =>
      secret === GOOGLE_TEST_SECRET ? "is Google's test key, which accepts everyone" : null,
    doc: "Secret key of reCAPTCHA v2; required if recaptcha is the captcha provider.",
  }),
  recaptchaBaseUrl: key<string>({
    env: "RECAPTCHA_BASE_URL",
    type: urlType,
    default: "https://www.google.com/recaptcha",
    refusedInProduction: unlessHttps,
    doc: "Base URL of the service that verifies reCAPTCHA tokens; must be https in production.",
  }),
  mailProvider: key<"smtp">({
    env: "EIGHTCOUNT_MAIL_PROVIDER",
    type: z.enum(["smtp"]),
    default: "smtp",
    doc: "Provider that sends mail.",
  }),
  smtpUrl: key({
    env: "SMTP_URL",
    type: smtpUrlType,
    default: "smtp://127.0.0.1:4025",
    secret: true,
    doc: "URL of the SMTP server, with user and password if it requires them.",
  }),
  mailFrom: key({
    env: "EIGHTCOUNT_MAIL_FROM",
    type: z.string().min(3),
    default: "Eightcount <hello@eightcount.localhost>",
    doc: "Sender of every mail.",
  }),
  geoIpCityPath,
  localCountry,
});

const tracking = defineConfig({
  trackingMode: key<"production" | "off" | "record">({
    env: "EIGHTCOUNT_TRACKING_MODE",
    type: z.enum(["production", "off", "record"]),
    default: "off",
    doc: "production: stores visits and sends activities to the engagement service; record: the same, but to the sandbox, and refused in production; off: stores and sends nothing.",
  }),
  engagementUrl: key({
    env: "EIGHTCOUNT_ENGAGEMENT_URL",
    type: urlType,
    default: "",
    doc: "URL of the engagement service, which receives events as JSON by POST; required unless tracking is off.",
  }),
  engagementKey: key({
    env: "EIGHTCOUNT_ENGAGEMENT_KEY",
    type: z.string(),
    default: "",
    doc: "Bearer token of the engagement service. Unset: none is sent.",
  }),
  trackingKeptDays: key({
    env: "EIGHTCOUNT_TRACKING_KEPT_DAYS",
    type: z.coerce.number().int().positive(),
    default: 180,
    doc: "Days that members' visits and their events are stored.",
  }),
  visitorTrackingKeptDays: key({
    env: "EIGHTCOUNT_TRACKING_VISITOR_KEPT_DAYS",
    type: z.coerce.number().int().positive(),
    default: 30,
    doc: "Days that the visits and events of visitors without an account are stored.",
  }),
});

export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(4011),
  drainTimeoutMs,
  metricsPort,
  traceRates,
  databaseUrl: databaseUrl("accounts"),
  redisUrl,
  gatewaySecret,
  workers,
  ...identity,
  ...registration,
  ...providers,
  ...tracking,
});

export type AccountsConfig = ConfigOf<typeof configTable>;

/** @throws ConfigError with the keys, or the combination of keys, that production refuses. */
export function loadAccountsConfig(env: NodeJS.ProcessEnv): AccountsConfig {
  const config = loadConfig(configTable, env);
  if (config.nodeEnv === "production" && config.autoConfirm && config.crmOrderUrl !== null) {
    throw new ConfigError([
      "EIGHTCOUNT_AUTO_CONFIRM cannot be combined with EIGHTCOUNT_CRM_ORDER_URL: a CRM contact's purchase may only go to a member who verified the email address",
    ]);
  }
  return config;
}

export const seedTable = defineConfig({
  ...configTable,
  membersFile: key({
    env: "EIGHTCOUNT_MEMBERS_FILE",
    type: z.string(),
    default: "",
    doc: "File to which the seed writes the kind, email, and password of every ready-made member.",
  }),
});
