import { danceClasses } from "@eightcount/sandbox/content/content-class";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";
import { catalogueRows } from "./catalogue-content";
import { writeCatalogue } from "./seed.repository";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

async function numberOf(sql: string): Promise<number> {
  const { rows } = await catalogue.pool.query(`SELECT count(*)::int AS count FROM ${sql}`);
  return rows[0].count;
}
async function tablesAsText(): Promise<string> {
  const tables = ["style", "instructor", "dance_class", "playlist", "playlist_item"];
  const all = await Promise.all(
    tables.map((table) => catalogue.pool.query(`SELECT t::text FROM ${table} t ORDER BY 1`)),
  );
  return JSON.stringify(all.map(({ rows }) => rows));
}

describe("the seed", () => {
  it("SEED-01 SEED-02 SEED-03 SEED-04 SEED-06 fills every table the content asks for", async () => {
    expect(await numberOf("style WHERE NOT hidden")).toBe(13);
    expect(await numberOf("style WHERE hidden")).toBe(1);
    expect(await numberOf("instructor WHERE NOT hidden")).toBeGreaterThanOrEqual(12);
    expect(await numberOf("playlist")).toBeGreaterThanOrEqual(6);
    expect(await numberOf("dance_class")).toBe(danceClasses.length);
    expect(
      await numberOf("(SELECT DISTINCT level FROM dance_class WHERE NOT is_archived) level"),
    ).toBe(10);
    expect(await numberOf("dance_class WHERE length_seconds >= 3600")).toBeGreaterThan(0);
    expect(await numberOf("dance_class WHERE length_seconds > 2400")).toBeGreaterThan(0);
  });

  it("SEED-04 releases lie where the windows' edges are, one of them in the future", async () => {
    const at = (hours: number) => new Date(seededAt.getTime() - hours * 3_600_000).toISOString();
    expect(await numberOf(`dance_class WHERE release_date = '${at(13 * 24 + 23)}'`)).toBe(1);
    expect(await numberOf(`dance_class WHERE release_date = '${at(14 * 24 + 1)}'`)).toBe(1);
    expect(await numberOf(`dance_class WHERE release_date > '${at(0)}'`)).toBe(1);
    expect(await numberOf(`dance_class WHERE release_date > '${at(14 * 24)}'`)).toBeGreaterThan(3);
    expect(await numberOf("dance_class WHERE is_archived")).toBe(1);
  });

  it("a second run changes nothing and publishes nothing", async () => {
    const before = await tablesAsText();
    const published = await numberOf("outbox_event");
    await catalogue.seed();
    expect(await tablesAsText()).toBe(before);
    expect(await numberOf("outbox_event")).toBe(published);
  });

  it("each class is published once with its exact duration", async () => {
    const { rows } = await catalogue.pool.query(
      "SELECT payload FROM outbox_event WHERE topic = 'class.published'",
    );
    expect(rows).toHaveLength(danceClasses.length);
    const published = new Map(rows.map(({ payload }) => [payload.classId, payload]));
    for (const { id, durationSeconds, level } of danceClasses) {
      expect(published.get(id)).toMatchObject({ durationSeconds, level });
    }
  });

  it("a changed fact is published again, and views people made are kept", async () => {
    const rows = catalogueRows(seededAt);
    const [first] = rows.dance_class;
    const id = String(first?.id);
    await catalogue.pool.query("UPDATE dance_class SET total_views = 77 WHERE id = $1", [id]);
    await catalogue.pool.query("DELETE FROM outbox_event");
    const changed = rows.dance_class.map((row) => (row.id === id ? { ...row, level: 10 } : row));
    await writeCatalogue(catalogue.pool, { ...rows, dance_class: changed });
    const events = await catalogue.pool.query("SELECT payload FROM outbox_event");
    expect(events.rows).toEqual([{ payload: expect.objectContaining({ classId: id, level: 10 }) }]);
    const { rows: kept } = await catalogue.pool.query(
      "SELECT level, total_views FROM dance_class WHERE id = $1",
      [id],
    );
    expect(kept).toEqual([{ level: 10, total_views: 77 }]);
    await catalogue.seed();
  });

  it.each([
    ["level 0", "UPDATE dance_class SET level = 0"],
    ["level 11", "UPDATE dance_class SET level = 11"],
    ["a length of 0", "UPDATE dance_class SET length_seconds = 0"],
    ["an underscore in a name", "UPDATE style SET name = 'Hip_Hop' WHERE name = 'Hip Hop'"],
    ["a second style under one route", "UPDATE style SET lookup_key = 'heels' WHERE name = 'Jazz'"],
    ["seven accents", "UPDATE style SET rhythm = '{1,1,1,1,1,1,1}'"],
    ["an accent of 4", "UPDATE style SET rhythm = '{1,1,1,1,1,1,1,4}'"],
  ])("the database refuses %s", async (_what, sql) => {
    await expect(catalogue.pool.query(sql)).rejects.toThrow(/constraint/);
  });
});
