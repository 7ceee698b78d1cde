import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { type CatalogueFixture, catalogueFixture } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const visible = instructors.filter(({ isHidden }) => !isHidden);
const LIST = `query ($first: Int, $after: String) {
  instructors(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { name avatarUrl stylesTaught } }
  }
}`;
const ONE = `query ($name: String!, $after: String) {
  instructor(name: $name) {
    id name slug bio shortBio stylesTaught profileColor1 profileColor2 avatarUrl profileImageUrl
    totalClasses popularClasses { songName }
    classes(after: $after) { totalCount pageInfo { hasNextPage endCursor }
      edges { node { songName } } }
  }
}`;
const execute = async (name: string, after: string | null = null) =>
  (await catalogue.execute(ONE, { variables: { name, after } })).instructor;
const listedOf = (slug: string) =>
  danceClasses.filter(
    (one) => one.instructorSlug === slug && !one.isArchived && one.releasedHoursBefore >= 0,
  );

describe("instructors", () => {
  it("CAT-INS-04 API-CAT-03 at least twelve, paged by name, the hidden one never", async () => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const { instructors: page } = await catalogue.execute(LIST, {
        variables: { first: 5, after },
      });
      expect(page.totalCount).toBe(visible.length);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      names.push(...page.edges.map((edge: { node: { name: string } }) => edge.node.name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(names).toEqual(visible.map(({ name }) => name).sort());
    expect(names.length).toBeGreaterThanOrEqual(12);
  });

  it("one is hidden, one has no classes, one has more than ten", async () => {
    const { rows } = await catalogue.pool.query("SELECT name FROM instructor WHERE hidden");
    expect(rows).toHaveLength(1);
    expect(await execute("Odile Marchetti")).toMatchObject({
      totalClasses: 0,
      popularClasses: [],
      classes: { totalCount: 0, edges: [] },
    });
    const counts = await Promise.all(
      visible.map(async ({ name }) => (await execute(name)).totalClasses),
    );
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });

  it("ENT-04 a teacher has every field of the specification", async () => {
    const seed = visible.find(({ slug }) => slug === "noa-adeyemi");
    expect(await execute("Noa Adeyemi")).toMatchObject({
      id: Buffer.from(`Instructor:${seed?.id}`).toString("base64url"),
      slug: "Noa-Adeyemi",
      bio: seed?.bio,
      shortBio: seed?.shortBio,
      stylesTaught: seed?.stylesTaught,
      profileColor1: seed?.profileColor1,
      profileColor2: seed?.profileColor2,
      avatarUrl: expect.stringContaining("/media/images/instructors/noa-adeyemi.webp?"),
      profileImageUrl: expect.stringContaining(
        "/media/images/instructors/noa-adeyemi-banner.webp?",
      ),
      totalClasses: listedOf("noa-adeyemi").length,
      classes: { totalCount: listedOf("noa-adeyemi").length },
    });
  });

  it.each(["Théo Lambert", "Théo-Lambert", "theo-lambert", "THEO LAMBERT"])(
    "CAT-INS-09 the route %s finds the teacher",
    async (name) => expect((await execute(name)).name).toBe("Théo Lambert"),
  );

  it("CAT-INS-04 ROLE-08 a hidden teacher is not found by name or slug", async () => {
    for (const name of ["Sable Winter", "Sable-Winter", "nobody"]) {
      expect(await execute(name)).toBeNull();
    }
  });

  it("CAT-INS-10 three popular ones, then all classes ten a page", async () => {
    const first = await execute("Noa Adeyemi");
    const expected = listedOf("noa-adeyemi");
    expect(first.popularClasses.map(({ songName }: { songName: string }) => songName)).toEqual(
      [...expected]
        .sort((a, b) => b.totalViews - a.totalViews)
        .slice(0, 3)
        .map(({ songName }) => songName),
    );
    expect(first.classes.totalCount).toBe(expected.length);
    expect(first.classes.edges).toHaveLength(10);
    const second = await execute("Noa Adeyemi", first.classes.pageInfo.endCursor);
    expect(second.classes.edges).toHaveLength(expected.length - 10);
    expect(second.classes.pageInfo.hasNextPage).toBe(false);
  });

  it("ROLE-08 a hidden style is not listed among those taught", async () => {
    const teach = "UPDATE instructor SET styles_taught = $1 WHERE name = 'Jun Park'";
    await catalogue.pool.query(teach, [["KPOP", "Lab", "Hip Hop"]]);
    expect((await execute("Jun Park")).stylesTaught).toEqual(["KPOP", "Hip Hop"]);
    await catalogue.pool.query(teach, [["KPOP", "Hip Hop"]]);
  });

  it.each(["WzEsMl0", encodeCursor(["a\0", `${instructors[0]?.id}`])])(
    "the forged cursor %s is malformed input",
    async (after) => {
      const { errors } = await catalogue.run(LIST, { variables: { after } });
      expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    },
  );
});
