import { createHash } from "node:crypto";
import { migrationsFolder, type SubgraphName } from "@eightcount/local-stack/checkout/checkout";
import {
  applyMigrations,
  readMigrations,
} from "@eightcount/local-stack/migrations/apply-migrations";
import { databaseUrl } from "@eightcount/local-stack/postgres/postgres-command";
import { Client, escapeIdentifier } from "pg";

export interface Template {
  readonly name: string;
  /** Prefix of every copy's name. Changes with the migrations. */
  readonly prefix: string;
}

function describe(subgraph: SubgraphName): Template {
  const hash = createHash("sha256");
  for (const { name, checksum } of readMigrations(migrationsFolder(subgraph))) {
    hash.update(`${name} ${checksum}\n`);
  }
  const prefix = `${subgraph}_${hash.digest("hex").slice(0, 10)}`;
  return { name: `${prefix}_template`, prefix };
}

export async function exists(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  return rowCount === 1;
}

async function build(admin: Client, subgraph: SubgraphName, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(draft)} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${escapeIdentifier(draft)}`);
  await applyMigrations(databaseUrl(admin.port, draft), migrationsFolder(subgraph));
  await admin.query(
    `ALTER DATABASE ${escapeIdentifier(draft)} RENAME TO ${escapeIdentifier(name)}`,
  );
}

/** Drops templates and copies of older migrations unless another process uses them. */
async function dropOutdated(admin: Client, subgraph: SubgraphName, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database
     WHERE datname LIKE $1 AND NOT starts_with(datname, $2)
       AND pg_try_advisory_xact_lock(hashtextextended(left(datname, length($2)), 0))`,
    [`${subgraph}\\_%`, prefix],
  );
  for (const { datname } of rows) {
    // Another process may have connected since. The next run drops it then.
    await admin
      .query(`DROP DATABASE IF EXISTS ${escapeIdentifier(datname)}`)
      .catch(() => undefined);
  }
}

/** `admin` holds a shared lock until it disconnects, so that other runs keep this template. */
export async function templateDatabase(admin: Client, subgraph: SubgraphName): Promise<Template> {
  const template = describe(subgraph);
  await admin.query("SELECT pg_advisory_lock_shared(hashtextextended($1, 0))", [template.prefix]);
  if (await exists(admin, template.name)) return template;
  await admin.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [template.name]);
  try {
    if (!(await exists(admin, template.name))) {
      await build(admin, subgraph, template.name);
      await dropOutdated(admin, subgraph, template.prefix);
    }
  } finally {
    await admin.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [template.name]);
  }
  return template;
}
