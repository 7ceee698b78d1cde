import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { authoringDatabase } from "@eightcount/test-kit/databases/authoring-database";
import {
  type DebianServer,
  hasDebianServer,
  startDebianServer,
} from "@eightcount/test-kit/databases/debian-server";
import { pasteDatabase } from "@eightcount/test-kit/releases/database-copy";
import { readRelease } from "@eightcount/test-kit/releases/release";
import { checkout, migrationsFolder, subgraphNames } from "../checkout/checkout";
import { applyMigrations } from "../migrations/apply-migrations";
import { createDatabases } from "../postgres/create-databases";
import { connected, urlOf } from "./connected";
import { debianPostgres } from "./postgres-tools";

const PROGRAM = path.join(checkout, "packages/local-stack/dist/backup/main.js");
/** Is part of PostgreSQL since 18. Debian's is older. */
const UUIDV7 = "CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid()'";

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** Demo content and members who danced and paid, with today's migrations. */
async function fill(server: string): Promise<void> {
  const { databases } = readRelease("d81b431");
  await createDatabases(urlOf(server, "postgres"), subgraphNames);
  for (const name of subgraphNames) {
    const copy = databases[name];
    if (!copy) throw new Error(`the fixture has no database ${name}`);
    await connected(urlOf(server, name), async (client) => {
      await client.query(UUIDV7);
      await pasteDatabase(client, copy);
    });
    await applyMigrations(urlOf(server, name), migrationsFolder(name));
  }
}

const change = (server: DebianServer, database: string, sql: string) =>
  connected(urlOf(server.url, database), (client) => client.query(sql));

(hasDebianServer ? describe : describe.skip)("a backup, restored into another server", () => {
  let source: DebianServer;
  let target: DebianServer;
  let folder: string;
  beforeAll(async () => {
    [source, target] = await Promise.all([startDebianServer(), startDebianServer()]);
    folder = mkdtempSync(path.join(os.tmpdir(), "backup-"));
    await fill(source.url);
  });
  afterAll(async () => {
    await Promise.all([source?.stop(), target?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const compare = () => run("compare", folder, target.url);

  it("has every row of the four databases", () => {
    const saved = run("save", source.url, folder);
    expect([saved.status, saved.stderr]).toEqual([0, ""]);
    const modes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).mode & 0o077);
    expect(modes.filter((mode) => mode !== 0)).toEqual([]);
    const restored = run("restore", folder, target.url);
    expect([restored.status, restored.stderr]).toEqual([0, ""]);
    const counted = [...saved.stdout.matchAll(/^(\w+): saved \d+ tables with (\d+) rows$/gm)];
    expect(counted.map(([, name]) => name)).toEqual(subgraphNames);
    const sentences = counted.map(
      ([, name, rows]) => `${name}: ${rows} rows are as they were saved`,
    );
    expect(restored.stdout.trim().split("\n")).toEqual(sentences);
    expect(counted.every(([, , rows]) => Number(rows) > 30)).toBe(true);
  });

  it.each([
    [
      "a changed row",
      "UPDATE class_record SET last_viewed_seconds = last_viewed_seconds + 1 WHERE id = (SELECT id FROM class_record LIMIT 1)",
      "viewing: public.class_record has other contents in its rows.",
    ],
    [
      "a lost row",
      "DELETE FROM class_record WHERE id = (SELECT id FROM class_record LIMIT 1)",
      expect.stringMatching(/^viewing: public\.class_record has \d+ rows instead of \d+\.$/),
    ],
    ["a lost table", "DROP TABLE class_record CASCADE", "viewing: public.class_record is missing."],
  ])("%s is found", async (_, sql, sentence) => {
    await change(target, "viewing", sql);
    const { status, stdout, stderr } = compare();
    expect([status, stderr.trim()]).toEqual([1, sentence]);
    expect(stdout).not.toContain("viewing");
  });

  it("is not restored over data, and the data stays", async () => {
    const { status, stderr } = run("restore", folder, source.url);
    const sentence = "The database accounts is not empty. Restore into a new server.\n";
    expect([status, stderr]).toEqual([1, sentence]);
    expect(run("compare", folder, source.url).status).toBe(0);
  });

  it("is rehearsed by one command, which leaves no files", async () => {
    for (const name of subgraphNames) {
      await change(target, "postgres", `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
    const files = () =>
      readdirSync(os.tmpdir()).filter((one) => one.startsWith("eightcount-backup-"));
    const before = files();
    const { status, stdout, stderr } = run(
      "rehearse",
      source.url,
      target.url,
      "viewing",
      "billing",
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^viewing: saved .*\nbilling: saved .*\nviewing: \d+ rows are .*\nbilling: /,
    );
    expect(files()).toEqual(before);
  });
});

const isOlder = Number(path.basename(path.dirname(debianPostgres() ?? ""))) < 18;

(isOlder ? it : it.skip)(
  "programs older than the server are refused with one sentence",
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "backup-"));
    const database = await authoringDatabase("backup");
    const { pathname } = new URL(database.url);
    const { status, stderr } = run("save", database.url, folder, pathname.slice(1));
    await database.close();
    expect([status, stderr.trim()]).toEqual([
      1,
      "pg_dump is older than the server. Install that version's client programs, or set PG_BIN to their folder.",
    ]);
    rmSync(folder, { recursive: true });
  },
);

describe("mistakes", () => {
  it.each([
    [["save"], /^usage: npm run backup -- save SERVER FOLDER/],
    [["drop", "one", "other"], /^usage: /],
    [["save", "somewhere", "folder"], /^somewhere is not the URL of a server/],
    [
      ["compare", "nowhere", "postgresql://127.0.0.1:1"],
      /^The file nowhere.accounts\.json is missing\.$/,
    ],
    [["save", "postgresql://127.0.0.1:1", "folder"], /^Cannot connect to 127\.0\.0\.1:1\.$/],
  ])("%j is refused with one sentence", (args, sentence) => {
    const { status, stderr } = run(...args);
    expect(status).not.toBe(0);
    expect(stderr.trim()).toMatch(sentence);
    expect(existsSync("folder")).toBe(false);
  });
});
