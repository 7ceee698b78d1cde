import { generateKeyPairSync, randomBytes } from "node:crypto";
import { clientEntry } from "@eightcount/local-stack/processes/client.process";
import { gatewayEntry } from "@eightcount/local-stack/processes/gateway.process";
import { sandboxEntry } from "@eightcount/local-stack/processes/sandbox.process";
import { subgraphEntry } from "@eightcount/local-stack/processes/subgraph.process";
import { configTable as sandboxTable } from "@eightcount/sandbox/config";
import { type ConfigTable, loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable as clientTable, loadClientConfig } from "../../../client/server/config";
import {
  configTable as accountsTable,
  loadAccountsConfig,
} from "../../../subgraphs/accounts/src/config";
import {
  configTable as billingTable,
  loadBillingConfig,
} from "../../../subgraphs/billing/src/config";
import { configTable as catalogueTable } from "../../../subgraphs/catalogue/src/config";
import { configTable as viewingTable } from "../../../subgraphs/viewing/src/config";
import { configTable as gatewayTable } from "../../src/config";

export type Env = Readonly<Record<string, string | undefined>>;

/** A process as an operator starts it. */
export interface Program {
  /** Compiled entry, relative to the checkout. */
  readonly entry: string;
  /** Keys that the process reads. */
  readonly table: ConfigTable;
  /** Reads its configuration as its main function does. */
  readonly load: (env: NodeJS.ProcessEnv) => unknown;
  /** Environment of a valid production start. */
  readonly env: Env;
}

const secret = () => randomBytes(24).toString("base64url");
const pem = { privateKeyEncoding: { type: "pkcs8", format: "pem" } } as const;
const publicPem = { publicKeyEncoding: { type: "spki", format: "pem" } } as const;
const tokenKey = generateKeyPairSync("ec", { namedCurve: "P-256", ...pem, ...publicPem });
const mediaKey = generateKeyPairSync("rsa", { modulusLength: 2048, ...pem, ...publicPem });

const everywhere = {
  NODE_ENV: "production",
  REDIS_URL: "redis://redis.example:6379",
  EIGHTCOUNT_GATEWAY_SECRET: secret(),
};
const database = (name: string) => ({ DATABASE_URL: `postgresql://${name}@db.example/${name}` });
const site = { EIGHTCOUNT_PUBLIC_URL: "https://dance.example" };
const ticket = { EIGHTCOUNT_TICKET_SECRET: secret() };
const card = {
  RECURLY_JS_URL: "https://js.recurly.com/v4/recurly.js",
  RECURLY_JS_API: "https://api.recurly.com/js/v1",
};
const subgraph = (name: string) => `http://${name}.internal:4000/graphql`;

/** Every process that is configured by a table of keys. */
export const programs = {
  gateway: {
    entry: gatewayEntry,
    table: gatewayTable,
    load: (env) => loadConfig(gatewayTable, env),
    env: {
      ...everywhere,
      ...site,
      EIGHTCOUNT_ACCOUNTS_URL: subgraph("accounts"),
      EIGHTCOUNT_CATALOGUE_URL: subgraph("catalogue"),
      EIGHTCOUNT_VIEWING_URL: subgraph("viewing"),
      EIGHTCOUNT_BILLING_URL: subgraph("billing"),
      EIGHTCOUNT_JWKS_URL: "http://accounts.internal:4000/.well-known/jwks.json",
      EIGHTCOUNT_TRUSTED_PROXIES: "10.0.0.0/8",
    },
  },
  accounts: {
    entry: subgraphEntry("accounts"),
    table: accountsTable,
    load: loadAccountsConfig,
    env: {
      ...everywhere,
      ...site,
      ...ticket,
      ...database("accounts"),
      EIGHTCOUNT_JWT_PRIVATE_KEY: tokenKey.privateKey,
      EIGHTCOUNT_CODE_SECRET: secret(),
      ALTCHA_HMAC_SECRET: secret(),
      SMTP_URL: "smtps://mailer:w0rd-of-the-relay@mail.example",
      EIGHTCOUNT_SUPPORT_EMAIL: "help@dance.example",
    },
  },
  catalogue: {
    entry: subgraphEntry("catalogue"),
    table: catalogueTable,
    load: (env) => loadConfig(catalogueTable, env),
    env: {
      ...everywhere,
      ...site,
      ...database("catalogue"),
      EIGHTCOUNT_MEDIA_ORIGIN_URL: "https://media.internal",
      CF_KEY_PAIR_ID: "K2JCJMDEHXQW5F",
      CF_PRIVATE_KEY: mediaKey.privateKey,
    },
  },
  viewing: {
    entry: subgraphEntry("viewing"),
    table: viewingTable,
    load: (env) => loadConfig(viewingTable, env),
    env: { ...everywhere, ...database("viewing") },
  },
  billing: {
    entry: subgraphEntry("billing"),
    table: billingTable,
    load: loadBillingConfig,
    env: {
      ...everywhere,
      ...ticket,
      ...database("billing"),
      RECURLY_API_KEY: secret(),
      RECURLY_PUBLIC_KEY: "ewr1-8CountPublicKeyOfTheSite",
      RECURLY_WEBHOOK_SECRET: secret(),
      ...card,
    },
  },
  client: {
    entry: clientEntry,
    table: clientTable,
    load: loadClientConfig,
    env: {
      NODE_ENV: "production",
      PORT: "0",
      ...card,
      EIGHTCOUNT_SUPPORT_EMAIL: "help@dance.example",
    },
  },
  sandbox: {
    entry: sandboxEntry,
    table: sandboxTable,
    load: (env) => loadConfig(sandboxTable, env),
    env: {
      NODE_ENV: "production",
      RECURLY_API_KEY: secret(),
      RECURLY_WEBHOOK_SECRET: secret(),
      CRM_API_KEY: secret(),
      CRM_WEBHOOK_SECRET: secret(),
    },
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
export const programNames = Object.keys(programs) as readonly ProgramName[];
export const programOf = (name: ProgramName): Program => programs[name];
