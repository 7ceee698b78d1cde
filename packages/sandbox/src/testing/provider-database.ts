import { setTimeout as sleep } from "node:timers/promises";
import { databaseUrl } from "@eightcount/local-stack/postgres/postgres-command";
import { testServers } from "@eightcount/test-kit/servers/test-servers";
import { Client, escapeIdentifier, Pool } from "pg";

export interface ProviderDatabase {
  readonly pool: Pool;
  readonly url: string;
  close(): Promise<void>;
}

export async function providerDatabase(): Promise<ProviderDatabase> {
  const servers = await testServers();
  const name = `provider_${process.pid}_${Date.now()}`;
  const admin = new Client({ connectionString: databaseUrl(servers.postgresPort, "postgres") });
  await admin.connect();
  await admin.query(`create database ${escapeIdentifier(name)}`);
  const url = databaseUrl(servers.postgresPort, name);
  const pool = new Pool({ connectionString: url, max: 10 });
  const close = async () => {
    await pool.end();
    await waitUntilUnused(admin, name);
    await admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await admin.end();
    await servers.release();
  };
  return { pool, url, close };
}

const PATIENCE_MS = 5_000;

/** The connections of a pool leave a moment after it has ended; cut off before, they would throw. */
async function waitUntilUnused(admin: Client, database: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const connections = "select 1 from pg_stat_activity where datname = $1";
  while (Date.now() < deadline) {
    const { rowCount } = await admin.query(connections, [database]);
    if (rowCount === 0) return;
    await sleep(20);
  }
}
