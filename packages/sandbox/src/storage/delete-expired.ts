import type { Pool } from "pg";

const STATEMENTS = [
  "delete from sandbox.token where created_at < now() - interval '1 day'",
  "delete from sandbox.idempotent_reply where created_at < now() - interval '1 hour'",
  `delete from sandbox.webhook where state <> 'waiting' and created_at < now() - interval '30 days'`,
];

/** Runs at each start, so that a kept database does not grow without limit. */
export async function deleteExpired(pool: Pool): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement);
}
