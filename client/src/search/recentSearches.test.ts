import { recentSearches } from "./recentSearches";

beforeEach(() => localStorage.clear());

describe("recent searches", () => {
  it("are the last five different ones, newest first, trimmed", () => {
    const recents = recentSearches("Member-1");
    for (const text of ["a", "b", "c", " d ", "e", "f", "B", "  "]) recents.remember(text);
    expect(recents.read()).toEqual(["B", "f", "e", "d", "c"]);
  });

  it("belong to one person and can be forgotten", () => {
    const [one, other] = [recentSearches("Member-1"), recentSearches("visitor")];
    one.remember("heels");
    expect(other.read()).toEqual([]);
    one.forget();
    expect(one.read()).toEqual([]);
  });

  it.each(["{", "null", "7", '{"a":1}'])("what was kept as %p reads as none", (kept) => {
    localStorage.setItem("eightcount.recentSearches.visitor", kept);
    expect(recentSearches("visitor").read()).toEqual([]);
  });
});
