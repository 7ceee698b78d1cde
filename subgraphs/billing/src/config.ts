import {
  ConfigError,
  type ConfigOf,
  defineConfig,
  exposureOf,
  key,
  loadConfig,
} from "@eightcount/service-kit/config/config-table";
import { secretProblems } from "@eightcount/service-kit/config/secrets";
import {
  databaseUrl,
  drainTimeoutMs,
  flagType,
  gatewaySecret,
  host,
  metricsPort,
  nodeEnv,
  port,
  redisUrl,
  stillness,
  traceRates,
  unlessHttps,
  urlOrPathType,
  urlType,
  workers,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";
import { billingProviderNames } from "./providers/billing/registry";

const secretText = z.string().min(16, "must have at least 16 characters");
const filled = z.string().min(1);
const SANDBOX_CRM_KEY = "sandbox-crm-key";
const SANDBOX_CRM_SECRET = "sandbox-crm-webhook-secret";

const recurly = defineConfig({
  recurlyApiKey: key({
    env: "RECURLY_API_KEY",
    type: filled,
    default: "sandbox-api-key",
    secret: true,
    doc: "Private API key of the billing provider's site.",
  }),
  recurlyBaseUrl: key<string | null>({
    env: "RECURLY_BASE_URL",
    type: urlType,
    default: null,
    doc: "Base URL of the provider's API. Unset: the real one in production, otherwise the local sandbox.",
  }),
  recurlyRegion: key<"us" | "eu">({
    env: "RECURLY_REGION",
    type: z.enum(["us", "eu"]),
    default: "us",
    doc: "Data center of the provider's site.",
  }),
  recurlyPublicKey: key({
    env: "RECURLY_PUBLIC_KEY",
    type: filled,
    default: "sandbox-public-key",
    secret: true,
    doc: "Public key with which the browser tokenizes cards.",
  }),
  recurlyScriptUrl: key({
    env: "RECURLY_JS_URL",
    type: filled,
    default: "/recurly.js",
    doc: "Script that tokenizes cards in the browser. In production: https://js.recurly.com/v4/recurly.js.",
  }),
  recurlyBrowserApi: key({
    env: "RECURLY_JS_API",
    type: filled,
    default: "/recurly/js/v1",
    doc: "API that this script calls. In production: https://api.recurly.com/js/v1.",
  }),
  recurlyWebhookSecret: key({
    env: "RECURLY_WEBHOOK_SECRET",
    type: secretText,
    default: "sandbox-webhook-secret",
    secret: true,
    doc: "HMAC key of the provider's webhooks; at least 16 characters.",
  }),
});

const crm = defineConfig({
  crmBaseUrl: key<string | null>({
    env: "CRM_BASE_URL",
    type: urlType,
    default: null,
    doc: "Base URL of the REST API of the older CRM that bills some members, including the version path. Unset: the local sandbox on a developer's machine; in production, no member is billed by a CRM.",
  }),
  crmApiKey: key({
    env: "CRM_API_KEY",
    type: filled,
    default: SANDBOX_CRM_KEY,
    doc: "Bearer token of the CRM's API; required with CRM_BASE_URL in production.",
  }),
  crmWebhookSecret: key({
    env: "CRM_WEBHOOK_SECRET",
    type: secretText,
    default: SANDBOX_CRM_SECRET,
    doc: "HMAC key of the CRM's notices, at least 16 characters; required with CRM_BASE_URL in production.",
  }),
});

const checkout = defineConfig({
  billingProvider: key<(typeof billingProviderNames)[number]>({
    env: "EIGHTCOUNT_BILLING_PROVIDER",
    type: z.enum(billingProviderNames),
    default: "recurring",
    doc: "Provider that bills members.",
  }),
  ticketSecret: key({
    env: "EIGHTCOUNT_TICKET_SECRET",
    type: secretText,
    default: "local-ticket-secret-00000",
    secret: true,
    doc: "HMAC key of entitlement tickets, shared with accounts; at least 16 characters.",
  }),
  isWalletEnabled: key({
    env: "EIGHTCOUNT_WALLET_ENABLED",
    type: flagType,
    default: false,
    doc: "true: offers the wallet button on supported devices.",
  }),
  isPlanPurchaseEnabled: key({
    env: "EIGHTCOUNT_PLAN_PURCHASE_ENABLED",
    type: flagType,
    default: true,
    doc: "false: no plan can be bought.",
  }),
  giftCardUrl: key({
    env: "EIGHTCOUNT_GIFT_CARD_URL",
    type: urlOrPathType,
    default: "/public/gift-cards",
    doc: "URL or path of the page that sells gift cards. By default, our own.",
  }),
  reconcileMinutes: key({
    env: "EIGHTCOUNT_RECONCILE_MINUTES",
    type: z.coerce.number().int().min(1).max(1440),
    default: 15,
    doc: "Minutes after which a subscription is read again even if no webhook arrived.",
  }),
});

export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(4014),
  drainTimeoutMs,
  metricsPort,
  traceRates,
  databaseUrl: databaseUrl("billing"),
  redisUrl,
  gatewaySecret,
  workers,
  ...recurly,
  ...crm,
  ...checkout,
});

export type BillingConfig = ConfigOf<typeof configTable>;

export const SANDBOX_BASE_URL = "http://127.0.0.1:4020";

/** @throws ConfigError naming every bad key. In production, this includes a sandbox address. */
export function loadBillingConfig(env: NodeJS.ProcessEnv): BillingConfig {
  const config = loadConfig(configTable, env);
  const exposure = exposureOf(env);
  const problems = [
    ...(exposure === "production" ? productionProblems(config) : []),
    // Outside production, the sandbox's CRM is available without being configured.
    ...(exposure !== null && (exposure === "network" || config.crmBaseUrl !== null)
      ? crmSecretProblems(config)
      : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return exposure === "production" ? config : withSandbox(config);
}

const withSandbox = (config: BillingConfig): BillingConfig => ({
  ...config,
  recurlyBaseUrl: config.recurlyBaseUrl ?? SANDBOX_BASE_URL,
  crmBaseUrl: config.crmBaseUrl ?? `${SANDBOX_BASE_URL}/crm/rest/v1`,
});

function productionProblems(config: BillingConfig): readonly string[] {
  const problems: string[] = [];
  if (config.recurlyBaseUrl !== null) {
    problems.push("RECURLY_BASE_URL must be unset in production: no sandbox may take payments");
  }
  for (const [env, value] of [
    ["RECURLY_JS_URL", config.recurlyScriptUrl],
    ["RECURLY_JS_API", config.recurlyBrowserApi],
  ]) {
    if (!value?.startsWith("https://")) problems.push(`${env} must be https in production`);
  }
  if (unlessHttps(config.crmBaseUrl) !== null) {
    problems.push("CRM_BASE_URL must be https in production");
  }
  return problems;
}

function crmSecretProblems(config: BillingConfig): readonly string[] {
  const problems: string[] = [];
  if (config.crmApiKey === SANDBOX_CRM_KEY) problems.push("CRM_API_KEY has its public default");
  if (config.crmWebhookSecret === SANDBOX_CRM_SECRET) {
    problems.push("CRM_WEBHOOK_SECRET has its public default");
  }
  const others = [
    { env: "RECURLY_API_KEY", value: config.recurlyApiKey },
    { env: "RECURLY_WEBHOOK_SECRET", value: config.recurlyWebhookSecret },
  ];
  const own = [
    { env: "CRM_API_KEY", value: config.crmApiKey },
    { env: "CRM_WEBHOOK_SECRET", value: config.crmWebhookSecret },
  ];
  return [...problems, ...secretProblems([...others, ...own])];
}
