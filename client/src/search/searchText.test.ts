import { readSearchText, searchPath } from "./searchText";

const queryOf = (path: string): string => path.slice("/search".length);

describe("search text in the address", () => {
  it.each(["hip hop", "a&b=c", "100%", "1+1", "#1", "🕺💃", "q=drake", "Théo", "a?b/c", "%41"])(
    "CAT-SRCH-17 %p round-trips through the URL",
    (text) => {
      expect(readSearchText(queryOf(searchPath(text)))).toBe(text);
    },
  );

  it("CAT-SRCH-17 the written address survives the browser's own URL parser", () => {
    const url = new URL(searchPath("R&B = #1 + 50% 🕺"), "http://localhost");
    expect(url.pathname).toBe("/search");
    expect(readSearchText(url.search)).toBe("R&B = #1 + 50% 🕺");
  });

  it.each([
    ["?%", "%"],
    ["?%E0%A4%A", "%E0%A4%A"],
    ["?100%", "100%"],
  ])("CAT-SRCH-17 the malformed %p does not throw and gives the raw text", (search, text) => {
    expect(readSearchText(search)).toBe(text);
  });

  it("a deep link is read: /search?hip%20hop", () => {
    expect(readSearchText("?hip%20hop")).toBe("hip hop");
  });

  it.each(["?q=hip+hop", "?query=hip%20hop", "?search=hip%20hop&page=2"])(
    "the keyed form %s is understood",
    (search) => {
      expect(readSearchText(search)).toBe("hip hop");
    },
  );

  it("text is trimmed, empty text has no query and half a surrogate pair does not throw", () => {
    expect(searchPath("  salsa ")).toBe("/search?salsa");
    expect(searchPath("   ")).toBe("/search");
    expect(readSearchText("")).toBe("");
    expect(() => searchPath("\uD83D")).not.toThrow();
  });
});
