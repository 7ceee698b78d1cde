import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { authoringDatabase } from "@eightcount/test-kit/databases/authoring-database";
import { Client } from "pg";
import { applyMigrations, MigrationError } from "./apply-migrations";

let folder: string;
let database: Awaited<ReturnType<typeof authoringDatabase>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  database = await authoringDatabase("applier");
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
}

async function rows(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const FIRST = "20260101000000_first";
const SECOND = "20260102000000_second";

it("applies in order, once, and records each with the checksum of its bytes", async () => {
  write(SECOND, "INSERT INTO thing VALUES (1); INSERT INTO thing VALUES (2);");
  write(FIRST, "CREATE TABLE thing (id INT PRIMARY KEY);");
  write("notes", "not a migration");
  expect(await applyMigrations(database.url, folder)).toEqual([FIRST, SECOND]);
  expect(await applyMigrations(database.url, folder)).toEqual([]);
  const checksum = createHash("sha256")
    .update("CREATE TABLE thing (id INT PRIMARY KEY);")
    .digest("hex");
  const recorded = await rows(`SELECT migration_name, checksum, applied_steps_count AS steps,
    finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY migration_name LIMIT 1`);
  expect(recorded).toEqual([{ migration_name: FIRST, checksum, steps: 1, finished: true }]);
});

it("has nothing to do for an earlier release, which lacks the last migration", async () => {
  write(FIRST, "CREATE TABLE dance (id int)");
  write(SECOND, "ALTER TABLE dance ADD COLUMN name text");
  await applyMigrations(database.url, folder);
  rmSync(path.join(folder, SECOND), { recursive: true });
  expect(await applyMigrations(database.url, folder)).toEqual([]);
  expect(await rows("SELECT name FROM dance")).toEqual([]);
  expect(await rows("SELECT migration_name FROM _prisma_migrations ORDER BY 1")).toEqual([
    { migration_name: FIRST },
    { migration_name: SECOND },
  ]);
});

it("leaves nothing of a migration that fails, and names it", async () => {
  write(FIRST, "CREATE TABLE thing (id INT); INSERT INTO nowhere VALUES (1);");
  const failing = applyMigrations(database.url, folder);
  await expect(failing).rejects.toThrow(
    `migration ${FIRST} failed: relation "nowhere" does not exist`,
  );
  expect(await rows("SELECT to_regclass('thing') AS thing")).toEqual([{ thing: null }]);
  expect(await rows("SELECT 1 FROM _prisma_migrations")).toEqual([]);
});

it("leaves nothing of a migration that is cut off, so that either applier can try again", async () => {
  write(FIRST, "CREATE TABLE thing (id INT); SELECT pg_terminate_backend(pg_backend_pid());");
  await expect(applyMigrations(database.url, folder)).rejects.toBeInstanceOf(MigrationError);
  expect(await rows("SELECT to_regclass('thing') AS thing")).toEqual([{ thing: null }]);
  expect(await rows("SELECT 1 FROM _prisma_migrations")).toEqual([]);
});

it("refuses a migration that was edited after it had been applied", async () => {
  write(FIRST, "CREATE TABLE thing (id INT);");
  await applyMigrations(database.url, folder);
  write(FIRST, "CREATE TABLE thing (id BIGINT);");
  await expect(applyMigrations(database.url, folder)).rejects.toBeInstanceOf(MigrationError);
});

it("lets two appliers start at once: one applies, the other finds it done", async () => {
  write(FIRST, "CREATE TABLE thing (id INT);");
  const both = await Promise.all([1, 2].map(() => applyMigrations(database.url, folder)));
  expect(both.flat()).toEqual([FIRST]);
});
