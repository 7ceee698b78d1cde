import { danceClasses } from "@eightcount/demo/content/content-class";
import { encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterEach(() => catalogue.setNow(seededAt));
afterAll(() => catalogue.end());

interface Node {
  readonly classId: string;
  readonly songName: string;
  readonly level: number;
  readonly releaseDate: string;
  readonly totalViews: number;
  readonly isNew: boolean;
  readonly style: { readonly name: string };
  readonly instructor: { readonly name: string } | null;
}

const LIST = `query ($filter: DanceClassFilter, $sort: DanceClassSort, $first: Int, $after: String) {
  danceClasses(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { classId songName level releaseDate totalViews isNew
      style { name } instructor { name } } }
  }
}`;

const hiddenTeacher = "sable-winter";
const listed = danceClasses.filter(
  (one) => !one.isArchived && one.releasedHoursBefore >= 0 && one.instructorSlug !== hiddenTeacher,
);
const songOf = (match: (one: (typeof danceClasses)[number]) => boolean): string =>
  danceClasses.find(match)?.songName ?? "";

async function list(variables: Record<string, unknown> = {}) {
  const { danceClasses: answer } = await catalogue.execute(LIST, { variables });
  const nodes: Node[] = answer.edges.map(({ node }: { node: Node }) => node);
  return { ...answer, nodes, songs: nodes.map(({ songName }) => songName) };
}

async function all(variables: Record<string, unknown> = {}) {
  const songs: string[] = [];
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page = await list({ ...variables, first: 7, after });
    songs.push(...page.songs);
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return { songs, nodes };
}

describe("danceClasses", () => {
  it("CAT-CLS-11 API-CAT-05 pages hold 16 classes by default, at most 100", async () => {
    const page = await list();
    expect(page.nodes).toHaveLength(16);
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect((await list({ first: 1000 })).nodes).toHaveLength(Math.min(100, listed.length));
    expect((await list({ first: null })).nodes).toHaveLength(16);
  });

  it("CAT-CLS-14 CAT-CLS-15 released, not archived, no hidden teacher: exactly the listed ones", async () => {
    const { songs } = await all();
    expect(new Set(songs)).toEqual(new Set(listed.map(({ songName }) => songName)));
    expect(songs).toHaveLength(listed.length);
    expect((await list()).totalCount).toBe(listed.length);
  });

  it("CAT-CLS-14 a future class appears in the second of its release", async () => {
    const future = danceClasses.find(({ releasedHoursBefore }) => releasedHoursBefore < 0);
    const releaseMs = seededAt.getTime() - (future?.releasedHoursBefore ?? 0) * 3_600_000;
    catalogue.setNow(new Date(releaseMs - 1000));
    expect((await all()).songs).not.toContain(future?.songName);
    catalogue.setNow(new Date(releaseMs));
    expect((await all()).songs).toContain(future?.songName);
  });

  it("CAT-CLS-08 most popular is the default: totalViews descending, then the newest", async () => {
    const { nodes } = await all();
    expect(nodes).toEqual((await all({ sort: "MOST_POPULAR" })).nodes);
    nodes.slice(1).forEach((node, index) => {
      const before = nodes[index] as Node;
      expect(before.totalViews).toBeGreaterThanOrEqual(node.totalViews);
      if (before.totalViews === node.totalViews) {
        expect(before.releaseDate >= node.releaseDate).toBe(true);
      }
    });
  });

  it("CAT-CLS-06 CAT-CLS-07 newest and oldest sort by release date, each the other's reverse", async () => {
    const newest = await all({ sort: "NEWEST" });
    const times = newest.nodes.map(({ releaseDate }) => releaseDate);
    expect(times).toEqual([...times].sort().reverse());
    const oldest = await all({ sort: "OLDEST" });
    expect(oldest.songs).toEqual([...newest.songs].reverse());
  });

  it("the last page has no next page", async () => {
    const { nodes, pageInfo } = await list({ first: 100 });
    expect(nodes).toHaveLength(listed.length);
    expect(pageInfo.hasNextPage).toBe(false);
    const past = await list({ after: pageInfo.endCursor });
    expect(past.nodes).toEqual([]);
    expect(past.pageInfo).toMatchObject({ hasNextPage: false, endCursor: null });
  });

  it("a page continues where the last one ended, even if counts changed in between", async () => {
    const first = await list({ first: 5 });
    const victim = first.nodes[2] as Node;
    const raise = "UPDATE dance_class SET total_views = total_views + $2 WHERE id = $1";
    await catalogue.pool.query(raise, [victim.classId, 1_000_000]);
    const second = await list({ first: 5, after: first.pageInfo.endCursor });
    await catalogue.pool.query(raise, [victim.classId, -1_000_000]);
    expect(second.songs.filter((song: string) => first.songs.includes(song))).toEqual([]);
    expect(second.pageInfo.hasPreviousPage).toBe(true);
  });

  it("a class released between two pages neither appears on the second nor shifts it", async () => {
    const whole = (await list({ first: 10, sort: "NEWEST" })).songs;
    const first = await list({ first: 5, sort: "NEWEST" });
    await catalogue.pool.query(`
      INSERT INTO dance_class SELECT (jsonb_populate_record(c, jsonb_build_object(
        'id', gen_random_uuid(), 'song_name', 'Newcomer', 'release_date', '2026-11-20T11:59:59Z'))).*
      FROM dance_class c WHERE c.id = '${first.nodes[0]?.classId}'`);
    const second = await list({ first: 5, sort: "NEWEST", after: first.pageInfo.endCursor });
    expect((await list({ first: 1, sort: "NEWEST" })).songs).toEqual(["Newcomer"]);
    await catalogue.pool.query("DELETE FROM dance_class WHERE song_name = 'Newcomer'");
    expect([...first.songs, ...second.songs]).toEqual(whole);
  });

  it("cursors do not reveal how many rows precede them", async () => {
    const { edges } = await list({ first: 3 });
    for (const { cursor } of edges) expect(cursor).toMatch(/^[\w-]+$/);
  });

  it.each(["style", "instructor", "playlist"])(
    "a forged cursor and one from another list are malformed input in the classes of a %s too",
    async (owner) => {
      const names: Record<string, string> = {
        style: "Dancehall",
        instructor: "Noa Adeyemi",
        playlist: "Island Sunday",
      };
      const source = `query ($after: String) {
        ${owner}(name: "${names[owner]}") { classes(after: $after) { edges { cursor } } } }`;
      const { pageInfo } = await list({ sort: "OLDEST" });
      for (const after of ["x", "W10", pageInfo.endCursor]) {
        const { errors } = await catalogue.run(source, { variables: { after } });
        expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
      }
    },
  );

  it.each(["BEGINNER", "INTERMEDIATE", "ADVANCED"])(
    "CAT-CLS-16 the level filter %s selects exactly its range",
    async (level) => {
      const ranges: Record<string, [number, number]> = {
        BEGINNER: [1, 3],
        INTERMEDIATE: [4, 7],
        ADVANCED: [8, 10],
      };
      const [min, max] = ranges[level] ?? [0, 0];
      const { songs } = await all({ filter: { levels: [level] } });
      const expected = listed.filter((one) => one.level >= min && one.level <= max);
      expect(new Set(songs)).toEqual(new Set(expected.map(({ songName }) => songName)));
    },
  );

  it("several values of one filter widen the result, several filters narrow it", async () => {
    const two = await all({ filter: { styles: ["Hip Hop", "Heels"] } });
    expect(new Set(two.nodes.map(({ style }) => style.name))).toEqual(
      new Set(["Hip Hop", "Heels"]),
    );
    const both = await all({ filter: { styles: ["Hip-Hop"], instructors: ["dex okafor"] } });
    expect(both.songs.length).toBeGreaterThan(0);
    for (const node of both.nodes) {
      expect([node.style.name, node.instructor?.name]).toEqual(["Hip Hop", "Dex Okafor"]);
    }
    const none = await list({ filter: { styles: ["Salsa"], instructors: ["Jun Park"] } });
    expect(none).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it("an empty filter lists everything", async () => {
    const filter = { styles: [], instructors: null, levels: [], releasedWithinDays: null };
    expect((await list({ filter })).totalCount).toBe(listed.length);
  });

  it("CAT-CARD-02 the listing of two weeks holds the class of 14 d 1 h minus a second, not beyond", async () => {
    const inWindow = async () => (await all({ filter: { releasedWithinDays: 14 } })).songs;
    const edge = songOf(({ releasedHoursBefore }) => releasedHoursBefore === 14 * 24 + 1);
    const inside = songOf(({ releasedHoursBefore }) => releasedHoursBefore === 13 * 24 + 23);
    expect(await inWindow()).toContain(inside);
    expect(await inWindow()).not.toContain(edge);
    catalogue.setNow(new Date(seededAt.getTime() - 1000));
    expect(await inWindow()).toContain(edge);
  });

  it("CAT-CARD-01 isNew: the class of 13 d 23 h is, the one of 14 d 1 h is not", async () => {
    const { nodes } = await all();
    const isNew = (hours: number) => {
      const song = songOf(({ releasedHoursBefore }) => releasedHoursBefore === hours);
      return nodes.find(({ songName }) => songName === song)?.isNew;
    };
    expect(isNew(13 * 24 + 23)).toBe(true);
    expect(isNew(14 * 24 + 1)).toBe(false);
  });

  const anId = danceClasses[0]?.id;
  it.each([
    "x",
    "W10",
    encodeCursor(["NEWEST", 1, 2, 0, "x"]),
    encodeCursor(["MOST_POPULAR", 2 ** 31, 0, 0, `${anId}`]),
    encodeCursor(["MOST_POPULAR", 1, Number.MAX_SAFE_INTEGER, 0, `${anId}`]),
    encodeCursor(["MOST_POPULAR", 1, -8.64e15, 0, `${anId}`]),
    encodeCursor(["MOST_POPULAR", 1, Date.UTC(12_000, 0), 0, `${anId}`]),
  ])("the forged cursor %s is malformed input", async (after) => {
    const { errors } = await catalogue.run(LIST, { variables: { after } });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("a name that no text column can hold finds nothing", async () => {
    const filter = { styles: ["Heels\0"], instructors: ["\0"] };
    expect(await list({ filter })).toMatchObject({ totalCount: 0, nodes: [] });
    const source = `query ($name: String!) { style(name: $name) { id }
      instructor(name: $name) { id } playlist(name: $name) { id } }`;
    expect(await catalogue.execute(source, { variables: { name: "a\0b" } })).toEqual({
      style: null,
      instructor: null,
      playlist: null,
    });
  });

  it("a cursor from another sort order is malformed input", async () => {
    const { pageInfo } = await list({ sort: "OLDEST" });
    const { errors } = await catalogue.run(LIST, {
      variables: { sort: "NEWEST", after: pageInfo.endCursor },
    });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
