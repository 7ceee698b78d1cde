/**
 * Writes the migration for changed files under a subgraph's `prisma/sql`:
 *   node packages/local-stack/tools/sql-migration.mjs catalogue rank_by_age
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { inRoot } from "../bootstrap/paths.mjs";
import { compiledPackages } from "./compiled.mjs";
import { isMigrationName, writeMigration } from "./write-migration.mjs";

const [subgraph, name] = process.argv.slice(2);
if (!subgraph || !isMigrationName(name)) {
  process.stderr.write(
    "usage: node packages/local-stack/tools/sql-migration.mjs <subgraph> <what_changes>\n",
  );
  process.exit(1);
}
const sources = inRoot("subgraphs", subgraph, "prisma/sql");
const sqlFiles = readdirSync(sources, { recursive: true }).filter((file) => file.endsWith(".sql"));
const migrations = inRoot("subgraphs", subgraph, "prisma/migrations");

const load = compiledPackages();
const { applyMigrations } = load("@eightcount/local-stack/migrations/apply-migrations");
const { authoringDatabase } = load("./dist/databases/authoring-database.js");
const { sqlMigration } = load("./dist/databases/sql-migration.js");

const database = await authoringDatabase(subgraph);
const client = new pg.Client({ connectionString: database.url });
try {
  await applyMigrations(database.url, migrations);
  await client.connect();
  const sql = await sqlMigration(
    client,
    sqlFiles.map((file) => readFileSync(path.join(sources, file), "utf8")),
  );
  if (sql === null) {
    process.stdout.write("The migrations already match the files; nothing was written.\n");
  } else {
    writeMigration(subgraph, name, `-- Generated from prisma/sql.\n${sql}`);
  }
} finally {
  await client.end();
  await database.close();
}
