import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./tools.mjs";

const require = createRequire(import.meta.url);

/** The processes' own tables of configuration keys. Only built ones can be read. */
const tables = {
  gateway: "gateway/dist/config.js",
  accounts: "subgraphs/accounts/dist/src/config.js",
  catalogue: "subgraphs/catalogue/dist/src/config.js",
  viewing: "subgraphs/viewing/dist/src/config.js",
  billing: "subgraphs/billing/dist/src/config.js",
  client: "client/server/config.ts",
  sandbox: "packages/sandbox/dist/config.js",
};

/** Keys that the templates compute from other values, or that one machine needs alone. */
const setByChart = new Set([
  ...[
    "NODE_ENV",
    "HOST",
    "PORT",
    "METRICS_PORT",
    "EIGHTCOUNT_DRAIN_TIMEOUT_MS",
    "EIGHTCOUNT_PUBLIC_URL",
    "EIGHTCOUNT_WORKERS",
  ],
  ...["ACCOUNTS", "CATALOGUE", "VIEWING", "BILLING", "JWKS", "GATEWAY"].map(
    (name) => `EIGHTCOUNT_${name}_URL`,
  ),
  "EIGHTCOUNT_PERSISTED_OPERATIONS_PATH",
  // Routes and policies name the hosts. Behind them, processes call each other by other names.
  "EIGHTCOUNT_KNOWN_HOSTS",
  ...["SMTP_PORT", "WEBHOOK_URL", "CRM_WEBHOOK_URL"].map((name) => `EIGHTCOUNT_SANDBOX_${name}`),
]);

/** Keys whose defaults fit the folders of the image. */
const setByImage = new Set([
  "EIGHTCOUNT_SUPERGRAPH_PATH",
  "EIGHTCOUNT_CLIENT_ASSETS",
  "EIGHTCOUNT_MEDIA_FOLDER",
  "EIGHTCOUNT_PICTURE_FOLDER",
]);

/** No cluster sets them: they freeze a process for pictures, or draw charts where no Prometheus is. */
const onOneMachine = new Set([
  "EIGHTCOUNT_FIXED_MOMENT",
  "EIGHTCOUNT_RANDOM_SEED",
  "EIGHTCOUNT_SANDBOX_METRICS_URLS",
]);

/** Secret although the process also starts without them. */
const optionalSecrets = new Set([
  "RECAPTCHA_SECRET_KEY",
  "EIGHTCOUNT_ENGAGEMENT_KEY",
  "CRM_API_KEY",
  "CRM_WEBHOOK_SECRET",
]);

/** Contain passwords, but have a default that fits one machine only. */
const addresses = new Set(["DATABASE_URL", "REDIS_URL", "EIGHTCOUNT_SANDBOX_DATABASE_URL"]);

const isLeftOut = ({ env }) => setByChart.has(env) || setByImage.has(env) || onOneMachine.has(env);

/** Returns the keys that the chart or its user sets, by process. */
export async function readTables() {
  const read = Object.entries(tables).map(async ([name, file]) => {
    const inRoot = path.join(root, file);
    const { configTable } = file.endsWith(".ts") ? await import(inRoot) : require(inRoot);
    return [name, Object.values(configTable).filter((entry) => !isLeftOut(entry))];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Returns the names of the keys that a process reads from values, by process and kind. */
export function environmentOf(byProcess) {
  const everywhere = Object.values(byProcess).flat();
  const isSecret = ({ env }) =>
    addresses.has(env) || everywhere.some((entry) => entry.env === env && entry.secret);
  const kindOf = (entry) => {
    if (optionalSecrets.has(entry.env) && !entry.secret) return "optionalSecrets";
    return isSecret(entry) ? "secrets" : "settings";
  };
  const environment = Object.entries(byProcess).map(([name, entries]) => {
    const kinds = { settings: [], secrets: [], optionalSecrets: [], requiredInProduction: [] };
    for (const entry of entries) {
      const kind = kindOf(entry);
      kinds[kind].push(entry.env);
      if (entry.local && kind === "settings") kinds.requiredInProduction.push(entry.env);
    }
    return [name, kinds];
  });
  return Object.fromEntries(environment);
}
