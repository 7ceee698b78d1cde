import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { migrationsFolder, type SubgraphName, subgraphNames } from "../checkout/checkout";
import { applyMigrations, MigrationError, readMigrations } from "./apply-migrations";
import { loadMigrationsConfig } from "./config";

const isSubgraph = (name: string | undefined): name is SubgraphName =>
  subgraphNames.some((known) => known === name);

/** Writes one line and ends with 1, as for every fault that only its author can mend. */
function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

async function migrate(name: SubgraphName): Promise<void> {
  const { databaseUrl } = loadMigrationsConfig(name, process.env);
  const folder = migrationsFolder(name);
  const known = readMigrations(folder).length;
  const applied = await applyMigrations(databaseUrl, folder);
  createLogger(`${name}-migrations`).info({ applied, known }, "migrated");
}

runMain(async () => {
  const name = process.argv[2];
  if (!isSubgraph(name)) return fail(`Name one subgraph to migrate: ${subgraphNames.join(", ")}.`);
  try {
    await migrate(name);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    fail(`The database of ${name} was not migrated: ${error.message}.`);
  }
});
