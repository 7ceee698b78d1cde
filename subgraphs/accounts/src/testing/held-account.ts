import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Locks a member's account, so that a test decides in which order other transactions continue. */
export async function holdAccount(db: Pool, memberId: string) {
  const client = await db.connect();
  await client.query("BEGIN");
  await client.query("SELECT 1 FROM account WHERE id = $1 FOR UPDATE", [memberId]);
  return {
    /** Changes what the others find. */
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
    /** Resolves when this many transactions wait for a lock. */
    waiting: async (expected: number): Promise<void> => {
      for (let look = 0; look < 400; look += 1) {
        const { rows } = await db.query<{ waiting: number }>(WAITING);
        if (rows[0]?.waiting === expected) return;
        await sleep(25);
      }
      throw new Error(`${expected} transactions should wait for the account`);
    },
    release: async (): Promise<void> => {
      await client.query("COMMIT");
      client.release();
    },
  };
}
