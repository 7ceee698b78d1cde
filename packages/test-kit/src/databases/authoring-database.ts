import { databaseUrl } from "@eightcount/local-stack/postgres/postgres-command";
import { Client, escapeIdentifier } from "pg";
import { testServers } from "../servers/test-servers";

export async function authoringDatabase(
  subgraph: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const servers = await testServers();
  const name = `authoring_${subgraph}_${process.pid}`;
  const admin = new Client({ connectionString: databaseUrl(servers.postgresPort, "postgres") });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  const close = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
    await admin.end();
    await servers.release();
  };
  return { url: databaseUrl(servers.postgresPort, name), close };
}
