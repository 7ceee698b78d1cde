import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sqlMigration } from "@eightcount/test-kit/databases/sql-migration";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { Client } from "pg";

const folder = path.resolve(__dirname, "../../prisma/sql/search");
const sources = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));

let database: Awaited<ReturnType<typeof testDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await testDatabase("catalogue");
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

it("prisma/sql/search defines exactly the functions and triggers that the migrations make", async () => {
  expect(await sqlMigration(client, sources)).toBeNull();
});

it.each([
  ["4 * log", "5 * log", "FUNCTION public.search_popularity"],
  ['AFTER INSERT ON "playlist"', 'AFTER UPDATE ON "playlist"', "TRIGGER search_playlist_added"],
  ["search_fold", "search_folded", "DROP FUNCTION search_fold(text)"],
])(
  "a file in which %p became %p no longer agrees with the database",
  async (text, other, found) => {
    const edited = sources.map((source) => source.replaceAll(text, other));
    expect(await sqlMigration(client, edited)).toContain(found);
  },
);
