import { Client } from "pg";

/** How long the gateway waits for a subgraph, milliseconds. */
export const GATEWAY_WAITS_MS = 8_000;

export interface LockedTable {
  readonly databaseUrl: string;
  readonly table: string;
}

/** Runs `work` while no other connection can read the table; returns how long it took. */
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
