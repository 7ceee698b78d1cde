import { danceClasses } from "@eightcount/demo/content/content-class";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterEach(() => catalogue.setNow(seededAt));
afterAll(() => catalogue.end());

const SEARCH = `query ($text: String!, $first: Int) {
  search(text: $text, first: $first) {
    styles { name popularClasses { songName } } playlists { name }
    instructors { name slug } classes { songName songArtist isArchived }
  }
}`;

interface Named {
  readonly name: string;
}

async function search(text: string, first?: number | null) {
  const { search: found } = await catalogue.execute(SEARCH, { variables: { text, first } });
  const names = (rows: Named[]) => rows.map(({ name }) => name);
  return {
    styles: names(found.styles),
    playlists: names(found.playlists),
    instructors: names(found.instructors),
    songs: found.classes.map(({ songName }: { songName: string }) => songName) as string[],
    raw: found,
  };
}

describe("search", () => {
  it("CAT-SRCH-11 API-CAT-06 classes are found by song and by artist", async () => {
    expect((await search("gully queen")).songs[0]).toBe("Gully Queen");
    const artist = await search("Tessa Bright");
    expect(artist.songs).toEqual(
      expect.arrayContaining(
        danceClasses
          .filter(({ songArtist }) => songArtist === "Tessa Bright")
          .map(({ songName }) => songName),
      ),
    );
  });

  it("CAT-SRCH-11 neither future nor archived classes are found", async () => {
    const future = danceClasses.find(({ releasedHoursBefore }) => releasedHoursBefore < 0);
    const archived = danceClasses.find(({ isArchived }) => isArchived);
    expect((await search(future?.songName ?? "")).songs).not.toContain(future?.songName);
    expect((await search(archived?.songName ?? "")).songs).not.toContain(archived?.songName);
    catalogue.setNow(new Date(seededAt.getTime() + 365 * 86_400_000));
    expect((await search(future?.songName ?? "")).songs).toContain(future?.songName);
  });

  it("CAT-SRCH-12 ROLE-08 teachers, styles and playlists by name, hidden ones never", async () => {
    expect((await search("noa")).instructors).toEqual(["Noa Adeyemi"]);
    expect((await search("salsa")).styles).toContain("Salsa");
    expect((await search("friday")).playlists).toEqual(["Friday Heels"]);
    for (const hidden of ["Sable Winter", "Lab", "Staff Picks Draft"]) {
      const found = await search(hidden);
      expect([...found.styles, ...found.instructors, ...found.playlists]).not.toContain(hidden);
    }
  });

  it("CAT-SRCH-11 CAT-SRCH-12 at most ten of each kind, fewer on request", async () => {
    for (const text of ["a", "e", "s"]) {
      const found = await search(text, 50);
      for (const group of [found.styles, found.playlists, found.instructors, found.songs]) {
        expect(group.length).toBeLessThanOrEqual(10);
      }
    }
    expect((await search("s")).songs).toHaveLength(10);
    expect((await search("s", 2)).songs).toHaveLength(2);
    expect((await search("s", null)).songs).toHaveLength(10);
  });

  it("CAT-SRCH-13 the result has styles with classes, teachers with their link, and classes", async () => {
    const { raw } = await search("heels");
    expect(raw.styles[0]).toMatchObject({ name: "Heels" });
    expect(raw.styles[0].popularClasses).toHaveLength(3);
    expect((await search("bianca")).raw.instructors).toEqual([
      { name: "Bianca Ferro", slug: "Bianca-Ferro" },
    ]);
  });

  it.each(["K-pop", "kpop", "KPOP", "K pop", "k-POP "])("%p finds KPOP", async (text) => {
    expect((await search(text)).styles[0]).toBe("KPOP");
  });

  it.each([
    ["hiphop", "Hip Hop"],
    ["HIP-HOP", "Hip Hop"],
    ["danceh", "Dancehall"],
    ["dancehal", "Dancehall"],
    ["reggeaton", "Reggaeton"],
    ["reggaetón", "Reggaeton"],
    ["contemprary", "Contemporary"],
  ])("%p finds the style %s", async (text, style) => {
    expect((await search(text)).styles).toContain(style);
  });

  it("typed and stored accents are ignored", async () => {
    expect((await search("theo lambert")).instructors).toEqual(["Théo Lambert"]);
    expect((await search("THÉO")).instructors).toEqual(["Théo Lambert"]);
    expect((await search("tocame")).songs).toEqual(["Tócame el Bajo"]);
  });

  it("an exact name comes before names that only start with it", async () => {
    expect((await search("jazz")).styles).toEqual(["Jazz", "Jazz Funk", "Street Jazz"]);
  });

  it.each(["", "   ", "%", "'; DROP TABLE style; --", "🕺", "&|!():*", "\\", "_", "<->"])(
    "%p causes no error",
    async (text) => {
      await expect(search(text)).resolves.toBeDefined();
    },
  );

  it("text without a letter or digit finds nothing, and over-long text is cut", async () => {
    for (const text of ["🕺", "%%%", "   "]) {
      expect(await search(text)).toMatchObject({ styles: [], instructors: [], songs: [] });
    }
    expect((await search(`gully queen${" ".repeat(200)}zzzz`)).songs[0]).toBe("Gully Queen");
  });

  it("a search takes one statement plus one per kind found, whatever the number of results", async () => {
    const statements = async (text: string, first: number) => {
      await catalogue.execute(SEARCH, { variables: { text, first } });
      return catalogue.takeStatements().length;
    };
    catalogue.takeStatements();
    const few = await statements("e", 1);
    const many = await statements("e", 10);
    expect(many).toBe(few);
    expect(await statements("qqqq wwww zzzz", 10)).toBe(1);
  });
});
