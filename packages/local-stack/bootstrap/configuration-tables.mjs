import { createRequire } from "node:module";
import { inRoot } from "./paths.mjs";

const require = createRequire(import.meta.url);

const processes = [
  ["Gateway", "gateway/dist/config.js"],
  ["Accounts", "subgraphs/accounts/dist/src/config.js"],
  ["Catalogue", "subgraphs/catalogue/dist/src/config.js"],
  ["Viewing", "subgraphs/viewing/dist/src/config.js"],
  ["Billing", "subgraphs/billing/dist/src/config.js"],
  ["Client server", "client/server/config.ts"],
  ["Migrations", "packages/local-stack/dist/migrations/config.js"],
  ["Sandbox (development only)", "packages/sandbox/dist/config.js"],
  ["Local stack", "packages/local-stack/dist/config.js"],
];

async function tableIn([title, file]) {
  const module = file.endsWith(".ts") ? await import(inRoot(file)) : require(inRoot(file));
  return { title, keys: Object.values(module.configTable) };
}

/** The configuration keys of every process. Needs the pinned Node, which strips the client's types. */
export const configurationTables = () => Promise.all(processes.map(tableIn));
