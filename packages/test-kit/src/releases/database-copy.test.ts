import { migrationsFolder } from "@eightcount/local-stack/checkout/checkout";
import { applyMigrations } from "@eightcount/local-stack/migrations/apply-migrations";
import { Client } from "pg";
import { authoringDatabase } from "../databases/authoring-database";
import { readOutbox } from "../events/read-outbox";
import { copyDatabase, pasteDatabase } from "./database-copy";
import { readRelease } from "./release";

const { databases, story } = readRelease("d81b431");

async function inNewDatabase<T>(name: string, work: (url: string, client: Client) => Promise<T>) {
  const database = await authoringDatabase(name);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(database.url, client);
  } finally {
    await client.end();
    await database.close();
  }
}

describe("the fixture of an older release", () => {
  it.each(Object.entries(databases))("restores %s with every row as it was", (name, copy) =>
    inNewDatabase(name, async (_, client) => {
      await pasteDatabase(client, copy);
      expect(await copyDatabase(client, copy.schema)).toEqual(copy);
    }),
  );

  it("lacks the columns that later migrations add", () =>
    inNewDatabase("viewing", async (url, client) => {
      await pasteDatabase(client, databases.viewing as never);
      const parked = "SELECT FROM outbox_event WHERE parked_at IS NULL AND version = 1";
      await expect(client.query(parked)).rejects.toThrow("does not exist");
      expect(await applyMigrations(url, migrationsFolder("viewing"))).toContain(
        "20261124020000_event_versions",
      );
      expect((await client.query(parked)).rowCount).toBe(4);
    }));

  it("has ratings that a later migration writes into the outbox, one event each", () =>
    inNewDatabase("accounts", async (url, client) => {
      await pasteDatabase(client, databases.accounts as never);
      await applyMigrations(url, migrationsFolder("accounts"));
      const events = (await readOutbox(client)).filter(({ topic }) => topic === "feedback.given");
      const { memberId } = story.subscriber;
      const given = story.ratings.map((rating) => expect.objectContaining({ memberId, ...rating }));
      expect(events).toHaveLength(given.length);
      expect(events.map(({ payload }) => payload)).toEqual(expect.arrayContaining(given));
    }));
});
