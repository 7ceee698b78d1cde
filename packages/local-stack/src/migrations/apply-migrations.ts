import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";

/** Prisma's own advisory lock, so that the two never migrate at the same time. */
const PRISMA_LOCK = 72_707_369;
const MIGRATION_FOLDER = /^\d{14}_/;

export const CREATE_MIGRATIONS = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export class MigrationError extends Error {}

export function readMigrations(folder: string): readonly Migration[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => MIGRATION_FOLDER.test(name));
  return names.sort().map((name) => {
    const bytes = readFileSync(path.join(folder, name, "migration.sql"));
    const checksum = createHash("sha256").update(bytes).digest("hex");
    return { name, sql: bytes.toString("utf8"), checksum };
  });
}

async function appliedChecksums(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    `SELECT migration_name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

const RECORD = `INSERT INTO _prisma_migrations
  (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`;

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw new MigrationError(`migration ${name} failed: ${(error as Error).message}`);
  }
}

async function applyPending(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
  await client.query(CREATE_MIGRATIONS);
  const done = await appliedChecksums(client);
  const applied: string[] = [];
  for (const migration of migrations) {
    const known = done.get(migration.name);
    if (known !== undefined && known !== migration.checksum) {
      throw new MigrationError(`migration ${migration.name} was edited after it was applied`);
    }
    if (known !== undefined) continue;
    await apply(client, migration);
    applied.push(migration.name);
  }
  return applied;
}

/** Writes `_prisma_migrations` exactly as `prisma migrate deploy` does, so both can be mixed. */
export async function applyMigrations(url: string, folder: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  // A broken connection already fails the running query.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await applyPending(client, readMigrations(folder));
  } finally {
    await client.end();
  }
}
