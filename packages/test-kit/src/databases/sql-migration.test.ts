import { Client } from "pg";
import { authoringDatabase } from "./authoring-database";
import { sqlMigration } from "./sql-migration";

const TABLE = "CREATE TABLE thing (size int, double int)";
const DOUBLE = `CREATE OR REPLACE FUNCTION double(size int) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  -- Faster than a multiplication.
  RETURN size + size;
END $$;`;
const KEEP = `CREATE OR REPLACE FUNCTION keep_double() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN NEW.double := double(NEW.size); RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER keep_double BEFORE INSERT ON thing
  FOR EACH ROW EXECUTE FUNCTION keep_double();`;

let database: Awaited<ReturnType<typeof authoringDatabase>>;
let client: Client;

beforeAll(async () => {
  database = await authoringDatabase("sql");
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(TABLE);
  await client.query(DOUBLE + KEEP);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** The statements that a change of the sources takes, and what remains to do after them. */
async function migrate(...sources: readonly string[]) {
  const migration = await sqlMigration(client, sources);
  if (migration !== null) await client.query(migration);
  return { migration, left: await sqlMigration(client, sources) };
}

it("nothing has to change while sources and database agree, in whichever order they are read", async () => {
  expect(await migrate(DOUBLE, KEEP)).toEqual({ migration: null, left: null });
  expect(await migrate(KEEP, DOUBLE)).toEqual({ migration: null, left: null });
});

it("a comment inside a function may change without a migration", async () => {
  const reworded = DOUBLE.replace("Faster", "A little faster");
  expect(await migrate(reworded, KEEP)).toEqual({ migration: null, left: null });
});

it("a changed function, a changed trigger, and a new function are written, and nothing else", async () => {
  const half = "CREATE FUNCTION half(size int) RETURNS int LANGUAGE sql RETURN size / 2;";
  const { migration, left } = await migrate(
    DOUBLE.replace("size + size", "2 * size"),
    KEEP.replace("BEFORE INSERT", "BEFORE INSERT OR UPDATE"),
    half,
  );
  expect(migration?.match(/(FUNCTION|TRIGGER) \S+/g)).toEqual([
    "FUNCTION public.double(size",
    "FUNCTION public.half(size",
    "TRIGGER keep_double",
    "FUNCTION keep_double();",
  ]);
  expect(left).toBeNull();
});

it("what the sources no longer define is dropped, triggers before their functions", async () => {
  const { migration, left } = await migrate(DOUBLE);
  expect(migration).toMatch(/DROP TRIGGER keep_double ON thing;\s+DROP FUNCTION keep_double\(\);/);
  expect(left).toBeNull();
});
