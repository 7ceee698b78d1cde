import { danceClasses } from "@eightcount/demo/content/content-class";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
// Answers are kept for a while: every test has a minute of its own.
let minute = 0;
beforeEach(() => {
  minute += 1;
  catalogue.setNow(new Date(seededAt.getTime() + minute * 60_000));
});
afterAll(() => catalogue.end());

const SUGGEST = `query ($text: String!) {
  searchSuggestions(text: $text) { kind text highlights { start end } detail target }
}`;

interface Line {
  readonly kind: string;
  readonly text: string;
  readonly highlights: readonly { readonly start: number; readonly end: number }[];
  readonly target: string | null;
}

async function suggest(text: string): Promise<readonly Line[]> {
  return (await catalogue.execute(SUGGEST, { variables: { text } })).searchSuggestions;
}

const suggestedLines = async (text: string) =>
  (await suggest(text)).map(({ kind, text: name }) => `${kind} ${name}`);

describe("suggestions while typing", () => {
  it.each([
    ["da", "STYLE Dancehall"],
    ["noa", "INSTRUCTOR Noa Adeyemi"],
    ["frid", "PLAYLIST Friday Heels"],
    ["tessa b", "ARTIST Tessa Bright"],
    ["gully", "CLASS Gully Queen"],
    ["kpo", "STYLE KPOP"],
    ["k-po", "STYLE KPOP"],
    ["reggeton", "STYLE Reggaeton"],
    ["theo", "INSTRUCTOR Théo Lambert"],
  ])("%p suggests %s", async (typed, line) => {
    expect(await suggestedLines(typed)).toContain(line);
  });

  it("show whether they came from the cache, and not what was typed", async () => {
    const metrics = collectMetrics();
    for (const text of ["danceha", "danceha", "DANCEHA ", "gully", ""]) await suggest(text);
    const lookups = (cacheResult: "hit" | "miss") =>
      metrics.value(serviceMetrics.cacheLookups, { cache: "suggestions", cacheResult });
    expect([await lookups("hit"), await lookups("miss")]).toEqual([2, 2]);
    expect(await metrics.scrape()).not.toMatch(/danceha|gully/i);
    metrics.stop();
  });

  it("have highlights and a target", async () => {
    const [first] = await suggest("dance h");
    expect(first).toMatchObject({
      kind: "STYLE",
      target: "Dancehall",
      highlights: [{ start: 0, end: 6 }],
    });
    const dance = (await suggest("gully")).find(({ kind }) => kind === "CLASS");
    const seeded = danceClasses.find(({ songName }) => songName === "Gully Queen");
    expect(dance?.target).toBe(seeded?.id);
  });

  it.each([
    ["dancehall", "STYLE"],
    ["noa adeyemi", "INSTRUCTOR"],
    ["friday heels", "PLAYLIST"],
  ])("%p suggests one line of its kind, %s", async (typed, kind) => {
    const lines = (await suggest(typed)).filter((line) => line.kind === kind);
    expect(lines.map(({ text }) => text.toLowerCase())).toEqual([typed]);
  });

  it("never contain hidden, archived, or future items", async () => {
    const future = danceClasses.find(({ releasedHoursBefore }) => releasedHoursBefore < 0);
    const archived = danceClasses.find(({ isArchived }) => isArchived);
    const unseen = ["Sable Winter", "Lab", "Staff Picks Draft"];
    for (const name of [...unseen, future?.songName ?? "", archived?.songName ?? ""]) {
      expect((await suggest(name)).map(({ text }) => text)).not.toContain(name);
    }
  });

  it("are at most eight, none for blank text", async () => {
    for (const typed of ["a", "e", "s", "the"]) {
      expect((await suggest(typed)).length).toBeLessThanOrEqual(8);
    }
    for (const typed of ["", "  ", "%", "🕺"]) expect(await suggest(typed)).toEqual([]);
  });

  it("take one statement, and none for a text searched recently", async () => {
    catalogue.takeStatements();
    await suggest("s");
    expect(catalogue.takeStatements()).toHaveLength(1);
    await suggest("gully queen");
    expect(catalogue.takeStatements()).toHaveLength(1);
    await suggest(" S ");
    expect(catalogue.takeStatements()).toHaveLength(0);
  });
});
