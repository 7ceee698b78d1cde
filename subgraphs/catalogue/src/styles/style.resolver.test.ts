import { danceClasses } from "@eightcount/demo/content/content-class";
import { contentId } from "@eightcount/demo/content/content-id";
import { styles } from "@eightcount/demo/content/content-style";
import { STYLE_DISPLAY_ORDER } from "@eightcount/rules/catalogue/style-order";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const STYLE = `query ($name: String!, $first: Int, $after: String) {
  style(name: $name) {
    id name slug description pageColor1 pageColor2 rhythm imageUrl pageImageUrl trailerUrl
    totalClasses instructors { name }
    popularClasses { songName totalViews instructor { name } }
    classes(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { songName releaseDate instructor { name } } }
    }
  }
}`;
const listedOf = (slug: string) =>
  danceClasses.filter(
    (one) =>
      one.styleSlug === slug &&
      !one.isArchived &&
      one.releasedHoursBefore >= 0 &&
      one.instructorSlug !== "sable-winter",
  );
const execute = async (name: string, page: object = {}) =>
  (await catalogue.execute(STYLE, { variables: { name, ...page } })).style;

describe("styles", () => {
  it("API-CAT-01 all thirteen in the display order, the hidden one never", async () => {
    const { styles: answer } = await catalogue.execute("{ styles { name } }");
    expect(answer.map(({ name }: { name: string }) => name)).toEqual([...STYLE_DISPLAY_ORDER]);
    const { rows } = await catalogue.pool.query("SELECT name FROM style WHERE hidden");
    expect(rows).toEqual([{ name: "Lab" }]);
  });

  it("CAT-STY-06 CAT-STY-07 the list carries totals, banner picture and description", async () => {
    const { styles: answer } = await catalogue.execute(
      "{ styles { name totalClasses pageImageUrl description } }",
    );
    for (const style of answer) {
      const seed = styles.find(({ name }) => name === style.name);
      expect(style.totalClasses).toBe(listedOf(seed?.slug ?? "").length);
      expect(style.description).toBe(seed?.description);
      expect(style.pageImageUrl).toContain(`/media/images/styles/${seed?.slug}-banner.webp?`);
    }
  });

  it("ENT-02 a style has every field of the specification", async () => {
    const seed = styles.find(({ slug }) => slug === "hip-hop");
    expect(await execute("Hip Hop")).toMatchObject({
      id: Buffer.from(`Style:${contentId("style", "hip-hop")}`).toString("base64url"),
      name: "Hip Hop",
      slug: "Hip-Hop",
      description: seed?.description,
      pageColor1: seed?.pageColor1,
      pageColor2: seed?.pageColor2,
      rhythm: seed?.rhythm,
      imageUrl: expect.stringContaining("/media/images/styles/hip-hop.webp?"),
      pageImageUrl: expect.stringContaining("/media/images/styles/hip-hop-banner.webp?"),
      trailerUrl: expect.stringContaining("/trailer.mp4?"),
      totalClasses: listedOf("hip-hop").length,
      instructors: expect.arrayContaining([{ name: expect.any(String) }]),
      classes: { totalCount: listedOf("hip-hop").length },
    });
  });

  it.each(["Hip Hop", "Hip-Hop", "hip hop", "HIP-HOP", "hip_hop"])(
    "the name %s finds the style",
    async (name) => expect((await execute(name))?.name).toBe("Hip Hop"),
  );

  it("CAT-STY-07 ROLE-08 a hidden style and an unknown one are null", async () => {
    for (const name of ["Lab", "lab", "Waltz", ""]) expect(await execute(name)).toBeNull();
  });

  it("the style's teachers: each once, none hidden", async () => {
    const names = (await execute("Heels")).instructors.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toContain("Bianca Ferro");
    expect(names).not.toContain("Sable Winter");
  });

  it("a teacher whose last class in a style is archived no longer teaches it", async () => {
    const own = listedOf("heels").filter(({ instructorSlug }) => instructorSlug === "bianca-ferro");
    const archive = (isArchived: boolean) =>
      catalogue.pool.query("UPDATE dance_class SET is_archived = $1 WHERE id = ANY($2::uuid[])", [
        isArchived,
        own.map(({ id }) => id),
      ]);
    const teachers = async () =>
      (await execute("Heels")).instructors.map(({ name }: { name: string }) => name);
    expect(own.length).toBeGreaterThan(0);
    const before = await teachers();
    await archive(true);
    const after = await teachers();
    await archive(false);
    expect(after).toEqual(before.filter((name: string) => name !== "Bianca Ferro"));
  });

  it("most popular holds the three most viewed", async () => {
    const popular = (await execute("Dancehall")).popularClasses;
    const expected = listedOf("dancehall")
      .sort((a, b) => b.totalViews - a.totalViews)
      .slice(0, 3);
    expect(popular.map(({ songName }: { songName: string }) => songName)).toEqual(
      expected.map(({ songName }) => songName),
    );
  });

  it("CAT-STY-13 the count and the list leave out classes of hidden teachers", async () => {
    const heels = await execute("Heels", { first: 100 });
    expect(heels.totalClasses).toBe(listedOf("heels").length);
    expect(heels.classes.totalCount).toBe(heels.totalClasses);
    expect(heels.classes.edges).toHaveLength(heels.totalClasses);
    const everything = danceClasses.filter(({ styleSlug }) => styleSlug === "heels");
    expect(everything.length).toBeGreaterThan(heels.totalClasses);
  });

  it("CAT-STY-15 classes come ten a page, newest first, until all were seen", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { classes } = await execute("Dancehall", { after });
      if (seen.length === 0) expect(classes.edges).toHaveLength(10);
      seen.push(...classes.edges.map((edge: { node: { songName: string } }) => edge.node.songName));
      after = classes.pageInfo.hasNextPage ? classes.pageInfo.endCursor : null;
    } while (after !== null);
    const expected = listedOf("dancehall").sort(
      (a, b) => a.releasedHoursBefore - b.releasedHoursBefore,
    );
    expect(seen).toEqual(expected.map(({ songName }) => songName));
  });

  it("the trailer is null while no popular class's film is available", async () => {
    for (const { id } of danceClasses) catalogue.missingFilms.add(id);
    catalogue.setNow(new Date(seededAt.getTime() + 600_000));
    expect((await execute("Salsa")).trailerUrl).toBeNull();
    catalogue.missingFilms.clear();
    catalogue.setNow(new Date(seededAt.getTime() + 605_000));
    expect((await execute("Salsa")).trailerUrl).toContain("/trailer.mp4?");
    catalogue.setNow(seededAt);
  });
});
