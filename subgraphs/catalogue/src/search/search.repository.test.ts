import { danceClasses } from "@eightcount/demo/content/content-class";
import { LEVEL_NAMES, levelName } from "@eightcount/rules/catalogue/levels";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterEach(async () => {
  await catalogue.reset();
  await catalogue.seed();
});
afterAll(() => catalogue.end());

const SEARCH = `query ($text: String!) {
  search(text: $text) {
    styles { name } instructors { name } playlists { name }
    classes { classId songName level style { name } instructor { name } }
  }
}`;

const search = async (text: string) =>
  (await catalogue.execute(SEARCH, { variables: { text } })).search;
const songs = async (text: string): Promise<readonly string[]> =>
  (await search(text)).classes.map(({ songName }: { songName: string }) => songName);
const sql = (text: string, values: readonly unknown[] = []) =>
  catalogue.pool.query(text, [...values]);

const listed = danceClasses.filter(
  ({ releasedHoursBefore, isArchived }) => releasedHoursBefore >= 0 && !isArchived,
);

/** Replaces the demo content with one class per song. */
async function only(
  rows: readonly { song: string; artist?: string; views?: number; age?: number }[],
) {
  await sql("UPDATE dance_class SET is_archived = TRUE");
  const ids = listed.slice(0, rows.length).map(({ id }) => id);
  for (const [place, { song, artist = "Nobody", views = 0, age = 10 }] of rows.entries()) {
    await sql(
      `UPDATE dance_class SET is_archived = FALSE, song_name = $2, song_artist = $3,
         total_views = $4, release_date = $5 WHERE id = $1`,
      [ids[place], song, artist, views, new Date(seededAt.getTime() - age * 86_400_000)],
    );
  }
}

describe("ranking", () => {
  it("puts text before popularity: whole name, beginning, artist, all words, anywhere", async () => {
    await only([
      { song: "Deep Blue Sway", views: 9_000 },
      { song: "Other", artist: "Sway Sisters", views: 5_000 },
      { song: "Swaying Palms", views: 100 },
      { song: "Sway", views: 1 },
    ]);
    expect(await songs("sway")).toEqual(["Sway", "Swaying Palms", "Other", "Deep Blue Sway"]);
  });

  it("orders equal texts by views, then newest first", async () => {
    await only([
      { song: "Moon One", views: 1_000, age: 5 },
      { song: "Moon Two", views: 4_000, age: 300 },
      { song: "Moon Three", views: 1_010, age: 2 },
      { song: "Moon Four", views: 990, age: 1 },
    ]);
    expect(await songs("moon")).toEqual(["Moon Two", "Moon Four", "Moon Three", "Moon One"]);
  });

  it("puts exact spellings before similar ones", async () => {
    await only([{ song: "Mirrors", views: 9_000 }, { song: "Mirrars" }]);
    expect(await songs("mirrars")).toEqual(["Mirrars"]);
    expect((await songs("mirors"))[0]).toBe("Mirrors");
  });
});

describe("a class is found by", () => {
  it.each(LEVEL_NAMES)("its level name, %s", async (name) => {
    const { classes } = await search(name);
    expect(classes.length).toBeGreaterThan(0);
    for (const { level } of classes) expect(levelName(level)).toBe(name);
  });

  it("its teacher and style together, in any order", async () => {
    const { classes } = await search("dancehall noa");
    expect(classes.length).toBeGreaterThan(0);
    for (const { style, instructor } of classes) {
      expect([style.name, instructor.name]).toEqual(["Dancehall", "Noa Adeyemi"]);
    }
    const turned = await search("NOA DANCEHALL");
    expect(turned.classes).toEqual(classes);
  });

  it("its style's aliases", async () => {
    await sql("UPDATE style SET search_aliases = ARRAY['Perreo'] WHERE name = 'Reggaeton'");
    const { styles, classes } = await search("perreo");
    expect(styles).toEqual([{ name: "Reggaeton" }]);
    for (const { style } of classes) expect(style.name).toBe("Reggaeton");
  });

  it.each([
    ["gullyqueen", "Gully Queen"],
    ["gul que", "Gully Queen"],
    ["queen gully", "Gully Queen"],
    ["guly qeen", "Gully Queen"],
    ["GULLY-QUEEN!", "Gully Queen"],
  ])("%p finds %s", async (typed, song) => {
    expect((await songs(typed))[0]).toBe(song);
  });

  it("the beginnings of words, if fewer than three letters are typed", async () => {
    await only([{ song: "Ox Road" }, { song: "Box Step" }, { song: "Fox Trot" }]);
    expect(await songs("ox")).toEqual(["Ox Road"]);
  });
});

describe("many short words", () => {
  it("count only if among the first two, and six words in all, because each matches many classes", async () => {
    const { rows } = await sql(
      "SELECT search_telling_words($1) AS short, search_telling_words($2) AS long",
      ["a b c d e f g", "one two of it three four five six seven"],
    );
    expect(rows).toEqual([
      { short: ["a", "b"], long: ["one", "two", "three", "four", "five", "six"] },
    ]);
  });

  it("are all compared if they belong to a name", async () => {
    await only([{ song: "A B C D" }, { song: "A B C E", views: 9_000 }]);
    expect(await songs("a b c d")).toEqual(["A B C D", "A B C E"]);
  });
});

describe("words that belong to no name", () => {
  it.each([
    ["gully queen class", "Gully Queen"],
    ["the gully queen", "Gully Queen"],
    ["learn gully queen tonight", "Gully Queen"],
  ])("%p still finds %s", async (typed, song) => {
    expect((await songs(typed))[0]).toBe(song);
  });

  it("do not hide a style, nor a style and a level together", async () => {
    expect((await search("dancehall classes")).styles).toEqual([{ name: "Dancehall" }]);
    const { classes } = await search("heels for beginners");
    expect(classes.length).toBeGreaterThan(0);
    for (const { style, level } of classes) {
      expect([style.name, levelName(level)]).toEqual(["Heels", "Beginner"]);
    }
  });

  it("alone find nothing", async () => {
    const found = await search("qqqq wwww zzzz");
    expect([found.styles, found.instructors, found.playlists, found.classes].flat()).toEqual([]);
  });
});

describe("search follows the catalog", () => {
  it("a renamed teacher is found by the new name, and so are the classes", async () => {
    await sql("UPDATE instructor SET name = 'Zora Quill' WHERE name = 'Noa Adeyemi'");
    const found = await search("zora quill");
    expect(found.instructors).toEqual([{ name: "Zora Quill" }]);
    expect(found.classes.length).toBeGreaterThan(0);
    expect((await search("noa adeyemi")).instructors).toEqual([]);
  });

  it("a hidden item disappears immediately and returns when shown", async () => {
    await sql("UPDATE style SET hidden = TRUE WHERE name = 'Dancehall'");
    const hidden = await search("dancehall");
    expect([hidden.styles, hidden.classes]).toEqual([[], []]);
    await sql("UPDATE style SET hidden = FALSE WHERE name = 'Dancehall'");
    expect((await search("dancehall")).styles).toEqual([{ name: "Dancehall" }]);
  });

  it("a deleted playlist and a deleted class are not found", async () => {
    await sql("DELETE FROM playlist WHERE name = 'Friday Heels'");
    await sql("DELETE FROM dance_class WHERE song_name = 'Gully Queen'");
    expect((await search("friday heels")).playlists).toEqual([]);
    expect(await songs("gully queen")).not.toContain("Gully Queen");
  });

  it("counting a view writes nothing until the class reaches the next popularity step", async () => {
    await only([{ song: "Slow Step", views: 1_000 }]);
    const version = async () =>
      (await sql("SELECT xmin::text FROM search_class WHERE song_key = 'slowstep'")).rows[0]?.xmin;
    const before = await version();
    await sql("UPDATE dance_class SET total_views = 1001 WHERE song_name = 'Slow Step'");
    expect(await version()).toBe(before);
    await sql("UPDATE dance_class SET total_views = 2000 WHERE song_name = 'Slow Step'");
    expect(await version()).not.toBe(before);
  });
});
