import { databaseUrl } from "@eightcount/local-stack/postgres/launch-command";
import { testCluster } from "@eightcount/local-stack/testing/test-cluster";
import { Client, escapeIdentifier, Pool } from "pg";

/** A database of this test file's own, empty; gone when closed. */
export interface ProviderDatabase {
  readonly pool: Pool;
  readonly url: string;
  close(): Promise<void>;
}

export async function providerDatabase(): Promise<ProviderDatabase> {
  const cluster = await testCluster();
  const name = `provider_${process.pid}_${Date.now()}`;
  const admin = new Client({ connectionString: databaseUrl(cluster.port, "postgres") });
  await admin.connect();
  await admin.query(`create database ${escapeIdentifier(name)}`);
  const url = databaseUrl(cluster.port, name);
  const pool = new Pool({ connectionString: url, max: 10 });
  const close = async () => {
    await pool.end();
    await admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await admin.end();
    cluster.release();
  };
  return { pool, url, close };
}
