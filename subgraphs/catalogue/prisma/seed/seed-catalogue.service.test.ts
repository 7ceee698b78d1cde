import { danceClasses } from "@eightcount/demo/content/content-class";
import { STYLE_DISPLAY_ORDER } from "@eightcount/rules/catalogue/style-order";
import { readOutbox } from "@eightcount/test-kit/events/read-outbox";
import {
  type CatalogueFixture,
  catalogueFixture,
  seededAt,
} from "../../src/testing/catalogue-fixture";
import { catalogueContent } from "./catalogue-content";

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

const HOUR_MS = 3_600_000;
const hoursAfterSeed = (hours: number) => new Date(seededAt.getTime() + hours * HOUR_MS);

/** How many classes the listing holds under a filter. */
async function listed(filter: object): Promise<number> {
  const source = `query ($filter: DanceClassFilter) { danceClasses(filter: $filter) { totalCount } }`;
  return (await catalogue.execute(source, { variables: { filter } })).danceClasses.totalCount;
}

describe("the seed", () => {
  afterEach(() => catalogue.setNow(seededAt));

  it("SEED-01 thirteen styles in display order, and a hidden one that never appears", async () => {
    expect(await numberOf("style WHERE hidden")).toBe(1);
    const { styles } = await catalogue.execute("{ styles { name } }");
    expect(styles.map(({ name }: { name: string }) => name)).toEqual([...STYLE_DISPLAY_ORDER]);
    const everything = await catalogue.execute(`{
      danceClasses(first: 100) { edges { node { style { name } } } }
      instructors(first: 100) { edges { node { stylesTaught } } }
      playlists { styles { name } } search(text: "Lab") { styles { name } }
    }`);
    expect(JSON.stringify(everything)).not.toMatch(/"Lab"/);
  });

  it("SEED-02 twelve teachers or more, one hidden, one without classes, one with more than ten", async () => {
    const { instructors } = await catalogue.execute(
      "{ instructors(first: 100) { totalCount edges { node { totalClasses } } } }",
    );
    const counts = instructors.edges.map(
      ({ node }: { node: { totalClasses: number } }) => node.totalClasses,
    );
    expect(instructors.totalCount).toBeGreaterThanOrEqual(12);
    expect(await numberOf("instructor WHERE hidden")).toBe(1);
    expect(counts.filter((count: number) => count === 0)).toHaveLength(1);
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });

  it("SEED-03 six playlists or more, one hidden, one empty and so without popular classes", async () => {
    expect(await numberOf("playlist")).toBeGreaterThanOrEqual(6);
    expect(await numberOf("playlist WHERE hidden")).toBe(1);
    const { playlists } = await catalogue.execute(
      "{ playlists { totalClasses popularClasses { songName } } }",
    );
    const empty = playlists.filter(({ totalClasses }: { totalClasses: number }) => !totalClasses);
    expect(empty).toEqual([{ totalClasses: 0, popularClasses: [] }]);
  });

  it("SEED-04 sixty classes or more on every level, around every edge of the windows", async () => {
    expect(await numberOf("dance_class")).toBeGreaterThanOrEqual(60);
    expect(await numberOf("(SELECT DISTINCT level FROM dance_class) level")).toBe(10);
    const released = (hoursBefore: number) =>
      numberOf(`dance_class WHERE release_date = '${hoursAfterSeed(-hoursBefore).toISOString()}'`);
    expect(await released(13 * 24 + 23)).toBe(1);
    expect(await released(14 * 24 + 1)).toBe(1);
    expect(await numberOf(`dance_class WHERE release_date > '${seededAt.toISOString()}'`)).toBe(1);
    expect(await numberOf("dance_class WHERE is_archived")).toBe(1);
    expect(
      await numberOf("dance_class c JOIN instructor i ON i.id = c.instructor_id WHERE i.hidden"),
    ).toBeGreaterThan(0);
    expect(await listed({ styles: ["Dancehall"] })).toBeGreaterThan(16);
  });

  it("SEED-04 several classes from the last two weeks, and exactly one after time passes", async () => {
    expect(await listed({ releasedWithinDays: 14 })).toBeGreaterThan(3);
    const { rows } = await catalogue.pool.query(
      "SELECT max(release_date) AS last FROM dance_class",
    );
    catalogue.setNow(new Date(rows[0].last.getTime() + 14 * 24 * HOUR_MS));
    expect(await listed({ releasedWithinDays: 14 })).toBe(1);
  });

  it("SEED-06 lengths with and without hours, some over forty minutes", async () => {
    expect(await numberOf("dance_class WHERE length_seconds >= 3600")).toBeGreaterThan(0);
    expect(await numberOf("dance_class WHERE length_seconds < 3600")).toBeGreaterThan(0);
    expect(await numberOf("dance_class WHERE length_seconds > 2400")).toBeGreaterThan(1);
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

  it("a changed fact is published again, and members' views are kept", async () => {
    const content = catalogueContent(seededAt);
    const id = content.classes[0]?.id ?? "";
    await catalogue.pool.query("UPDATE dance_class SET total_views = 77 WHERE id = $1", [id]);
    await catalogue.pool.query("DELETE FROM outbox_event");
    const classes = content.classes.map((one) => (one.id === id ? { ...one, level: 10 } : one));
    await catalogue.seed({ ...content, classes });
    expect(await readOutbox(catalogue.pool)).toEqual([
      { topic: "class.published", payload: expect.objectContaining({ classId: id, level: 10 }) },
    ]);
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
