import type { SubgraphName } from "@eightcount/local-stack/checkout/checkout";
import { databaseUrl } from "@eightcount/local-stack/postgres/postgres-command";
import { Client, escapeIdentifier } from "pg";
import { testServers } from "../servers/test-servers";
import { exists, type Template, templateDatabase } from "./template-database";

export interface TestDatabase {
  readonly url: string;
  reset(): Promise<void>;
  close(): Promise<void>;
}

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> '_prisma_migrations'`;

/** TRUNCATE creates new files and takes ten times as long for small tables. */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  if (rows.length === 0) return;
  const all = rows.map(({ name }) => name).join(", ");
  const statements = [
    "BEGIN",
    // The replica role disables foreign keys and triggers.
    "SET LOCAL session_replication_role = replica",
    // Waits for concurrent writes, which would otherwise appear in the next test.
    `LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`,
    ...rows.map(({ name }) => `DELETE FROM ${name}`),
    "COMMIT",
  ];
  await client.query(statements.join("; "));
}

async function isFree(admin: Client, name: string): Promise<boolean> {
  const { rows } = await admin.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken",
    [name],
  );
  return rows[0]?.taken === true;
}

/** Uses an advisory lock of the `admin` connection, so a crashed run releases its copies. */
async function takeCopy(admin: Client, template: Template): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${template.prefix}_${number}`;
    if (!(await isFree(admin, name))) continue;
    if (!(await exists(admin, name))) {
      const copy = `${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template.name)}`;
      await admin.query(`CREATE DATABASE ${copy}`);
    }
    return name;
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // A test that forgets close() must not keep Jest from exiting.
  (client as Client & { unref(): void }).unref();
  return client;
}

export async function testDatabase(subgraph: SubgraphName): Promise<TestDatabase> {
  const servers = await testServers();
  const admin = await connected(databaseUrl(servers.postgresPort, "postgres"));
  const url = databaseUrl(
    servers.postgresPort,
    await takeCopy(admin, await templateDatabase(admin, subgraph)),
  );
  const client = await connected(url);
  await emptyTables(client);
  const close = async () => {
    await client.end();
    await admin.end();
    await servers.release();
  };
  return { url, reset: () => emptyTables(client), close };
}
