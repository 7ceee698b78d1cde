import {
  type ConfigOf,
  defineConfig,
  loadConfig,
} from "@eightcount/service-kit/config/config-table";
import { databaseUrl, nodeEnv } from "@eightcount/service-kit/config/standard-keys";
import type { SubgraphName } from "../checkout/checkout";

/** For the program that migrates one subgraph's database in a cluster. */
export const configTable = defineConfig({
  nodeEnv,
  databaseUrl: { ...databaseUrl("accounts"), doc: "PostgreSQL database to migrate." },
});

export const loadMigrationsConfig = (
  subgraph: SubgraphName,
  env: NodeJS.ProcessEnv,
): ConfigOf<typeof configTable> =>
  loadConfig({ ...configTable, databaseUrl: databaseUrl(subgraph) }, env);
