import { Client, escapeIdentifier } from "pg";

export async function createDatabases(url: string, names: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database");
    const existing = new Set(rows.map(({ datname }) => datname));
    for (const name of names.filter((name) => !existing.has(name))) {
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}
