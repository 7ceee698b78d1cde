import { createDatabases } from "../postgres/create-databases";
import { BackupError } from "./backup-error";
import { connected, urlOf } from "./connected";
import { runTool } from "./postgres-tools";
import { dumpFile } from "./save-database";
import { sumTables, type TableSums } from "./table-sums";

/** Databases that exist are kept, so they must be empty. */
export async function restoreDatabase(
  folder: string,
  database: string,
  server: string,
): Promise<void> {
  await createDatabases(urlOf(server, "postgres"), [database]);
  const url = urlOf(server, database);
  if (Object.keys(await readSums(server, database)).length > 0) {
    throw new BackupError(`The database ${database} is not empty. Restore into a new server.`);
  }
  const flags = ["--exit-on-error", "--no-owner", "--no-privileges"];
  await runTool("pg_restore", url, [...flags, dumpFile(folder, database)]);
  await connected(url, (client) => client.query("ANALYZE"));
}

export const readSums = (server: string, database: string): Promise<TableSums> =>
  connected(urlOf(server, database), async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return sumTables(client);
  });
