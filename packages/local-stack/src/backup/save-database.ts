import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { connected, urlOf } from "./connected";
import { runTool } from "./postgres-tools";
import { sumTables, type TableSums } from "./table-sums";

export const dumpFile = (folder: string, database: string): string =>
  path.join(folder, `${database}.dump`);

/** Writes one database to a file, and returns the sums of exactly the rows that the file has. */
export function saveDatabase(server: string, database: string, folder: string): Promise<TableSums> {
  const url = urlOf(server, database);
  return connected(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const snapshot = `--snapshot=${await exportSnapshot(client)}`;
    const file = `--file=${dumpFile(folder, database)}`;
    await runTool("pg_dump", url, ["--format=custom", snapshot, file]);
    return sumTables(client);
  });
}

/** Lets pg_dump see what this transaction sees, whatever is written meanwhile. */
async function exportSnapshot(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>("SELECT pg_export_snapshot() AS id");
  return rows[0]?.id ?? "";
}
