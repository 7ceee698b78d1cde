import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { styles } from "@eightcount/demo/content/content-style";
import { levelName } from "@eightcount/rules/catalogue/levels";
import { type CatalogueFixture, catalogueFixture } from "../../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const COUNTS = `query ($filter: DanceClassFilter) {
  classFilterCounts(filter: $filter) {
    styles { name count } instructors { name count } levels { name count }
  }
}`;

interface Option {
  readonly name: string;
  readonly count: number;
}
type Counts = Record<"styles" | "instructors" | "levels", Option[]>;

const count = async (filter: object | null = null): Promise<Counts> =>
  (await catalogue.execute(COUNTS, { variables: { filter } })).classFilterCounts;
const listedWith = async (filter: object): Promise<number> => {
  const source = `query ($filter: DanceClassFilter) { danceClasses(filter: $filter) { totalCount } }`;
  return (await catalogue.execute(source, { variables: { filter } })).danceClasses.totalCount;
};
const asObject = (options: readonly Option[]) =>
  Object.fromEntries(options.map((option) => [option.name, option.count]));

const nameOf = (rows: readonly { slug: string; name: string }[], slug: string) =>
  rows.find((row) => row.slug === slug)?.name ?? "";
const listed = danceClasses.filter(
  (one) => !one.isArchived && one.releasedHoursBefore >= 0 && one.instructorSlug !== "sable-winter",
);
function tally(of: (one: (typeof listed)[number]) => string) {
  const counts: Record<string, number> = {};
  for (const one of listed) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
}

describe("filter option counts", () => {
  it("count the whole listing without a filter", async () => {
    const counts = await count();
    expect(asObject(counts.styles)).toEqual(tally((one) => nameOf(styles, one.styleSlug)));
    expect(asObject(counts.instructors)).toEqual(
      tally((one) => nameOf(instructors, one.instructorSlug)),
    );
    expect(asObject(counts.levels)).toEqual(tally((one) => levelName(one.level).toUpperCase()));
  });

  it("match what choosing that option alone would list under the other filters", async () => {
    const chosen = { styles: ["Dancehall"], instructors: ["Noa Adeyemi"], levels: ["BEGINNER"] };
    const counts = await count(chosen);
    for (const group of ["styles", "instructors", "levels"] as const) {
      const options = asObject(counts[group]);
      const names =
        group === "levels"
          ? ["BEGINNER", "INTERMEDIATE", "ADVANCED"]
          : (group === "styles" ? styles : instructors).map(({ name }) => name);
      for (const name of names) {
        const given = await listedWith({ ...chosen, [group]: [name] });
        expect([name, options[name] ?? 0]).toEqual([name, given]);
      }
    }
  });

  it("count only classes released within the chosen days", async () => {
    const days = 30;
    const recent = listed.filter(({ releasedHoursBefore }) => releasedHoursBefore < days * 24 + 1);
    expect(recent.length).toBeGreaterThan(0);
    expect(recent.length).toBeLessThan(listed.length);
    const { styles: found } = await count({ releasedWithinDays: days });
    expect(found.reduce((sum, option) => sum + option.count, 0)).toBe(recent.length);
  });

  it("leave out hidden styles and teachers, and an unknown choice empties the other groups", async () => {
    const everything = await count();
    expect(everything.styles.map(({ name }) => name)).not.toContain("Lab");
    expect(everything.instructors.map(({ name }) => name)).not.toContain("Sable Winter");
    const unknown = await count({ styles: ["Waltz"] });
    expect(unknown).toMatchObject({ instructors: [], levels: [] });
    expect(unknown.styles).toEqual(everything.styles);
  });

  it("take one statement", async () => {
    catalogue.takeStatements();
    await count({ styles: ["Dancehall"], levels: ["BEGINNER"], releasedWithinDays: 90 });
    expect(catalogue.takeStatements()).toHaveLength(1);
  });
});
