import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type TestDatabase, testDatabase } from "../databases/test-database";
import { tablesNamingMembers, tablesWithValue, untreatedColumns } from "./member-columns";

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await testDatabase("catalogue");
  client = new Client({ connectionString: database.url });
  await client.connect();
});
// The database is shared by later runs, so its tables stay as they are.
beforeEach(() => client.query("BEGIN"));
afterEach(() => client.query("ROLLBACK"));
afterAll(async () => {
  await client.end();
  await database.close();
});

describe("a new table with a member's id is found", () => {
  it.each(["member_id", "memberId", "account_id", "user_id", "owner", "giver_id"])(
    "by its column %s",
    async (column) => {
      expect(await tablesNamingMembers(client)).toEqual(["class_view"]);
      await client.query(`CREATE TABLE note ("${column}" uuid, comments text)`);
      expect(await tablesNamingMembers(client)).toEqual(["class_view", "note"]);
    },
  );

  it("by its reference to a table with one", async () => {
    await client.query("CREATE TABLE note (id uuid PRIMARY KEY, member_id uuid)");
    await client.query("CREATE TABLE note_line (note_id uuid REFERENCES note (id))");
    expect(await tablesNamingMembers(client)).toEqual(["class_view", "note", "note_line"]);
  });

  it.each([
    ["a text", "text", (id: string) => `note of ${id}`],
    ["JSON", "jsonb", (id: string) => JSON.stringify({ of: [{ id }] })],
    ["a list", "uuid[]", (id: string) => [id]],
  ])("by the id in %s", async (_, type, holding) => {
    const memberId = randomUUID();
    await client.query(`CREATE TABLE note (about ${type})`);
    expect(await tablesWithValue(client, memberId)).toEqual([]);
    await client.query("INSERT INTO note VALUES ($1)", [holding(memberId)]);
    expect(await tablesWithValue(client, memberId)).toEqual(["note"]);
  });

  it("and each of its columns is asked for", async () => {
    await client.query("CREATE TABLE note (member_id uuid, comments text, secret text)");
    const kind = { table: "note", name: "Notes", ownedBy: "member_id = $1", newestBy: "comments" };
    const leftOut = { member_id: "the same in every row" };
    const columns = { comments: "Comments", mood: "Mood" };
    expect(await untreatedColumns(client, [{ ...kind, columns, leftOut }])).toEqual([
      "note.secret",
      "note.mood",
    ]);
  });
});
