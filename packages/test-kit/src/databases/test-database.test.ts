import { Client } from "pg";
import { type TestDatabase, testDatabase } from "./test-database";

async function query(database: TestDatabase, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const INSERT = "INSERT INTO inbox_event (id) VALUES (gen_random_uuid())";
const COUNT = "SELECT count(*)::int AS count FROM inbox_event";

it("gives two tests two migrated databases, and gives a closed one out again empty", async () => {
  const first = await testDatabase("catalogue");
  const second = await testDatabase("catalogue");
  expect(first.url).not.toBe(second.url);
  await query(first, INSERT);
  expect(await query(second, COUNT)).toEqual([{ count: 0 }]);
  await first.close();
  const third = await testDatabase("catalogue");
  expect(await query(third, COUNT)).toEqual([{ count: 0 }]);
  await Promise.all([second.close(), third.close()]);
});

it("reset empties the tables and leaves the migrations' record", async () => {
  const database = await testDatabase("catalogue");
  await query(database, INSERT);
  await database.reset();
  expect(await query(database, COUNT)).toEqual([{ count: 0 }]);
  const migrations = await query(database, "SELECT checksum FROM _prisma_migrations");
  expect(migrations.length).toBeGreaterThan(0);
  await database.close();
});
