import { recentSearches } from "./recentSearches";

beforeEach(() => localStorage.clear());

describe("recent searches", () => {
  it("are the last five different ones, newest first, trimmed", () => {
    const recents = recentSearches("Member-1");
    for (const text of ["a", "b", "c", " d ", "e", "f", "B", "  "]) recents.remember(text);
    expect(recents.read()).toEqual(["B", "f", "e", "d", "c"]);
  });

  it("belong to one owner and can be cleared", () => {
    const [one, other] = [recentSearches("Member-1"), recentSearches("visitor")];
    one.remember("heels");
    expect(other.read()).toEqual([]);
    one.forget();
    expect(one.read()).toEqual([]);
  });

  it.each(["{", "null", "7", '{"a":1}'])(
    "a stored value of %p reads as an empty list",
    (stored) => {
      localStorage.setItem("eightcount.recentSearches.visitor", stored);
      expect(recentSearches("visitor").read()).toEqual([]);
    },
  );
});
