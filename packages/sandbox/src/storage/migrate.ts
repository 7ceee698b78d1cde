import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Pool, PoolClient } from "pg";

const FOLDER = path.join(__dirname, "../../migrations");
const LOCK = 4_020_001;

/** Safe when several processes start at the same time. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query("create schema if not exists sandbox");
    await client.query("create table if not exists sandbox.migration (name text primary key)");
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort()) {
      await applyOnce(client, name);
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
    client.release();
  }
}

async function applyOnce(client: PoolClient, name: string): Promise<void> {
  const done = await client.query("select 1 from sandbox.migration where name = $1", [name]);
  if (done.rowCount) return;
  await client.query("begin");
  try {
    await client.query(await readFile(path.join(FOLDER, name), "utf8"));
    await client.query("insert into sandbox.migration (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
