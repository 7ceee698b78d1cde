import { Client } from "pg";

/** Milliseconds after which the gateway abandons a subgraph request. */
export const GATEWAY_WAITS_MS = 8_000;

export interface LockedTable {
  readonly databaseUrl: string;
  readonly table: string;
}

/** Blocks all access to the table during `work` and returns the duration in milliseconds. */
export async function whileLocked(
  { databaseUrl, table }: LockedTable,
  work: () => Promise<unknown>,
): Promise<number> {
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  } finally {
    await holder.end();
  }
}
