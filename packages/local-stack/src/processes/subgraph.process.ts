import path from "node:path";
import { type SubgraphName } from "../checkout/checkout";
import type { ProcessPlan } from "../supervision/process-plan";
import { type NodeProgram, nodeProcess, readyz } from "./node-process";
import { localUrl, type StackSettings } from "./stack-settings";

export const subgraphEntry = (name: SubgraphName): string => `subgraphs/${name}/dist/src/main.js`;
export const seedEntry = (name: SubgraphName): string =>
  `subgraphs/${name}/dist/prisma/seed/main.js`;

type Environment = Readonly<Record<string, string>>;

export const membersFile = (settings: StackSettings): string =>
  path.join(settings.folders.run, "members.json");

function commonWiring(name: SubgraphName, settings: StackSettings): Environment {
  return {
    PORT: String(settings.ports[name]),
    DATABASE_URL: settings.databaseUrl(name),
    REDIS_URL: settings.redisUrl,
    EIGHTCOUNT_GATEWAY_SECRET: settings.keys.gatewaySecret,
    EIGHTCOUNT_WORKERS: "inline",
    EIGHTCOUNT_PUBLIC_URL: settings.publicUrl,
    EIGHTCOUNT_MEMBERS_FILE: membersFile(settings),
  };
}

const ownWiring: Readonly<Record<SubgraphName, (settings: StackSettings) => Environment>> = {
  accounts: ({ keys }) => ({
    EIGHTCOUNT_JWT_PRIVATE_KEY: keys.tokenPrivateKey,
    EIGHTCOUNT_TICKET_SECRET: keys.ticketSecret,
    EIGHTCOUNT_CODE_SECRET: keys.codeSecret,
  }),
  catalogue: () => ({}),
  viewing: () => ({}),
  billing: ({ keys }) => ({ EIGHTCOUNT_TICKET_SECRET: keys.ticketSecret }),
};

/** Third-party services that the environment of `npm start` may replace with real ones. */
const thirdPartyDefaults: Readonly<Record<SubgraphName, (settings: StackSettings) => Environment>> =
  {
    accounts: ({ keys, ports }) => ({
      // Makes /?utm_campaign=partner sell through the older CRM, to try it locally.
      EIGHTCOUNT_CAMPAIGN_TABLE: '{"partner":"CRM"}',
      EIGHTCOUNT_CRM_CARD_URL: `http://localhost:${ports.sandbox}/crm/card`,
      EIGHTCOUNT_CRM_ORDER_URL: `http://localhost:${ports.sandbox}/crm/order`,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      ALTCHA_HMAC_SECRET: keys.captchaSecret,
      RECAPTCHA_SECRET_KEY: keys.recaptchaSecretKey,
      RECAPTCHA_BASE_URL: `${localUrl(ports.sandbox)}/recaptcha`,
      EIGHTCOUNT_TRACKING_MODE: "record",
      EIGHTCOUNT_ENGAGEMENT_URL: `${localUrl(ports.sandbox)}/engagement`,
    }),
    catalogue: ({ keys, ports }) => ({
      CF_KEY_PAIR_ID: keys.mediaKeyPairId,
      CF_PRIVATE_KEY: keys.mediaPrivateKey,
      MEDIA_BASE_URL: "/media",
      EIGHTCOUNT_MEDIA_ORIGIN_URL: localUrl(ports.sandbox),
    }),
    viewing: () => ({}),
    billing: (settings) => ({
      RECURLY_API_KEY: settings.keys.billingApiKey,
      RECURLY_BASE_URL: localUrl(settings.ports.sandbox),
      RECURLY_PUBLIC_KEY: settings.keys.billingPublicKey,
      RECURLY_JS_URL: "/recurly.js",
      RECURLY_JS_API: "/recurly/js/v1",
      RECURLY_WEBHOOK_SECRET: settings.keys.webhookSecret,
      CRM_BASE_URL: `${localUrl(settings.ports.sandbox)}/crm/rest/v1`,
      CRM_API_KEY: settings.keys.crmApiKey,
      CRM_WEBHOOK_SECRET: settings.keys.crmWebhookSecret,
      EIGHTCOUNT_WALLET_ENABLED: "true",
    }),
  };

function processOf(
  name: SubgraphName,
  settings: StackSettings,
  program: Omit<NodeProgram, "wiring" | "defaults">,
): ProcessPlan {
  const wiring = { ...commonWiring(name, settings), ...ownWiring[name](settings) };
  const defaults = thirdPartyDefaults[name](settings);
  return nodeProcess({ ...program, wiring, defaults }, settings);
}

export function subgraphProcess(name: SubgraphName, settings: StackSettings): ProcessPlan {
  const ready = readyz(settings.ports[name]);
  return processOf(name, settings, { name, entry: subgraphEntry(name), ready });
}

const DONE = { kind: "finished" } as const;

const storyEntry = (name: SubgraphName): string =>
  `subgraphs/${name}/dist/src/member-story/main.js`;

/** Prints one member's part of the story. `subject` is the email address or id. */
export function storyProcess(
  name: "accounts" | "billing",
  settings: StackSettings,
  subject: string,
): ProcessPlan {
  const entry = storyEntry(name);
  return processOf(name, settings, { name: `story-${name}`, entry, args: [subject], ready: DONE });
}

export function seedProcess(name: SubgraphName, settings: StackSettings): ProcessPlan {
  return processOf(name, settings, { name: `seed-${name}`, entry: seedEntry(name), ready: DONE });
}
