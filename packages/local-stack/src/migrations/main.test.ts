import { spawnSync } from "node:child_process";
import path from "node:path";
import { authoringDatabase } from "@eightcount/test-kit/databases/authoring-database";
import { Client } from "pg";
import { checkout } from "../checkout/checkout";

const PROGRAM = path.join(checkout, "packages/local-stack/dist/migrations/main.js");

let database: Awaited<ReturnType<typeof authoringDatabase>>;
beforeAll(async () => {
  database = await authoringDatabase("migrating");
});
afterAll(() => database.close());

function migrate(args: readonly string[], env: NodeJS.ProcessEnv) {
  const options = { encoding: "utf8", env: { PATH: process.env.PATH, ...env } } as const;
  return spawnSync(process.execPath, [PROGRAM, ...args], options);
}
const fields = (stdout: string) => JSON.parse(stdout) as { applied: string[]; known: number };

it("brings an empty database to this release, and then finds nothing to do", () => {
  const env = { DATABASE_URL: database.url };
  const first = migrate(["viewing"], env);
  expect([first.status, first.stderr]).toEqual([0, ""]);
  const { applied, known } = fields(first.stdout);
  expect(applied).toHaveLength(known);
  expect(fields(migrate(["viewing"], env).stdout).applied).toEqual([]);
});

it("stops at a migration that was edited since, with one sentence", async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("UPDATE _prisma_migrations SET checksum = 'another'");
  await client.end();
  const { status, stderr } = migrate(["viewing"], { DATABASE_URL: database.url });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The database of viewing was not migrated: migration \w+ was edited after it was applied\.\n$/,
  );
});

it.each([
  ["no name", [], {}, 1, "Name one subgraph to migrate: accounts, catalogue, viewing, billing."],
  [
    "another name",
    ["gateway"],
    {},
    1,
    "Name one subgraph to migrate: accounts, catalogue, viewing, billing.",
  ],
  [
    "a database that is not there",
    ["viewing"],
    { DATABASE_URL: "postgresql://postgres@127.0.0.1:1/viewing" },
    69,
    "Cannot connect to 127.0.0.1:1.",
  ],
  [
    "the default database in production",
    ["viewing"],
    { NODE_ENV: "production" },
    78,
    expect.stringContaining("DATABASE_URL"),
  ],
])("refuses %s with one sentence", (_, args, env, status, sentence) => {
  const refused = migrate(args, env);
  expect(refused.status).toBe(status);
  expect(refused.stderr.trim()).toEqual(sentence);
});
