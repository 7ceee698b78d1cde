import { danceClasses } from "@eightcount/demo/content/content-class";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import { type CatalogueFixture, catalogueFixture } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const visible = playlists.filter(({ isHidden }) => !isHidden);
const ONE = `query ($name: String!, $first: Int, $after: String) {
  playlist(name: $name) {
    id name slug description pageColor1 pageColor2 imageUrl pageImageUrl totalClasses
    instructors { name } styles { name } popularClasses { songName }
    classes(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor }
      edges { node { songName } } }
  }
}`;
const execute = async (name: string, page: object = {}) =>
  (await catalogue.execute(ONE, { variables: { name, ...page } })).playlist;
const songsOf = (name: string) =>
  (visible.find((playlist) => playlist.name === name)?.classSlugs ?? [])
    .map((slug) => danceClasses.find((one) => one.slug === slug))
    .filter((one) => one !== undefined && !one.isArchived && one.releasedHoursBefore >= 0)
    .map((one) => one?.songName);
const namesIn = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe("playlists", () => {
  it("CAT-PLY-13 API-CAT-02 at least six in display order, the hidden one never", async () => {
    const { playlists: answer } = await catalogue.execute("{ playlists { name } }");
    expect(namesIn(answer)).toEqual(visible.map(({ name }) => name));
    expect(answer.length).toBeGreaterThanOrEqual(6);
    const { rows } = await catalogue.pool.query("SELECT name FROM playlist WHERE hidden");
    expect(rows).toHaveLength(1);
    expect(await execute(rows[0].name)).toBeNull();
  });

  it("ENT-03 a playlist has every field of the specification", async () => {
    const seed = visible.find(({ slug }) => slug === "island-sunday");
    expect(await execute("Island-Sunday")).toMatchObject({
      id: Buffer.from(`Playlist:${seed?.id}`).toString("base64url"),
      name: "Island Sunday",
      description: seed?.description,
      pageColor1: seed?.pageColor1,
      pageColor2: seed?.pageColor2,
      imageUrl: expect.stringContaining("/media/images/playlists/island-sunday.webp?"),
      pageImageUrl: expect.stringContaining("/media/images/playlists/island-sunday-banner.webp?"),
      totalClasses: songsOf("Island Sunday").length,
      instructors: expect.arrayContaining([{ name: "Noa Adeyemi" }]),
      styles: expect.arrayContaining([{ name: "Dancehall" }]),
      classes: { totalCount: songsOf("Island Sunday").length },
    });
  });

  it("CAT-PLY-11 classes come in playing order, ten a page", async () => {
    const first = await execute("Island Sunday");
    const second = await execute("Island Sunday", { after: first.classes.pageInfo.endCursor });
    const songs = [...first.classes.edges, ...second.classes.edges].map(
      ({ node }: { node: { songName: string } }) => node.songName,
    );
    expect(first.classes.edges).toHaveLength(10);
    expect(songs).toEqual(songsOf("Island Sunday"));
    expect(second.classes.pageInfo.hasNextPage).toBe(false);
  });

  it("CAT-PLY-05 teachers of a playlist: each once, hidden ones left out", async () => {
    const hide = "UPDATE instructor SET hidden = $1 WHERE name = 'Noa Adeyemi'";
    const before = await execute("Island Sunday");
    expect(namesIn(before.instructors)).toContain("Noa Adeyemi");
    await catalogue.pool.query(hide, [true]);
    const after = await execute("Island Sunday");
    await catalogue.pool.query(hide, [false]);
    expect(namesIn(after.instructors)).toEqual(
      namesIn(before.instructors).filter((name) => name !== "Noa Adeyemi"),
    );
    expect(after.totalClasses).toBeLessThan(before.totalClasses);
  });

  it("returns the three most viewed classes, none for an empty playlist", async () => {
    const songs = songsOf("Main Stage");
    const expected = danceClasses
      .filter(({ songName }) => songs.includes(songName))
      .sort((a, b) => b.totalViews - a.totalViews)
      .slice(0, 3);
    expect((await execute("Main Stage")).popularClasses).toEqual(
      expected.map(({ songName }) => ({ songName })),
    );
    expect(await execute("Fresh From Rehearsal")).toMatchObject({
      totalClasses: 0,
      popularClasses: [],
      instructors: [],
      styles: [],
      classes: { totalCount: 0, edges: [] },
    });
  });

  it("the styles of its classes come in the display order, each once", async () => {
    const { styles } = await execute("First Eight Counts");
    expect(styles.length).toBeGreaterThan(5);
    expect(styles).toEqual([...styles].sort(compareStyles));
    expect(new Set(namesIn(styles)).size).toBe(styles.length);
  });

  it("the styles are only those of its listed classes", async () => {
    const archive = `UPDATE dance_class SET is_archived = $1 WHERE id IN (
      SELECT c.id FROM dance_class c JOIN style s ON s.id = c.style_id WHERE s.name = 'Dancehall')`;
    await catalogue.pool.query(archive, [true]);
    const { styles } = await execute("Island Sunday");
    await catalogue.pool.query(archive, [false]);
    const others = danceClasses.filter(({ songName }) =>
      songsOf("Island Sunday").includes(songName),
    );
    expect(others.map(({ styleSlug }) => styleSlug)).toContain("dancehall");
    expect(namesIn(styles)).not.toContain("Dancehall");
    expect(new Set(namesIn(styles).map((name) => name.toLowerCase().replaceAll(" ", "-")))).toEqual(
      new Set(others.map(({ styleSlug }) => styleSlug).filter((slug) => slug !== "dancehall")),
    );
  });
});
