import { readFilter, toVariables, writeFilter } from "./classFilter";

describe("class filter", () => {
  it("CAT-CLS-02 CAT-CLS-03 lives in the keys instructor, style, level and sort, values joined by a comma", () => {
    const filter = {
      instructors: ["Noa Adeyemi"],
      styles: ["Hip Hop", "Heels"],
      levels: ["Beginner", "Advanced"] as const,
      sort: "Newest" as const,
    };
    const search = writeFilter(filter);
    expect(search).toBe(
      "?instructor=Noa%20Adeyemi&style=Hip%20Hop,Heels&level=Beginner,Advanced&sort=Newest",
    );
    expect(readFilter(search)).toEqual(filter);
  });

  it("CAT-CLS-04 an empty filter is omitted from the address", () => {
    expect(writeFilter(readFilter(""))).toBe("");
    expect(writeFilter({ ...readFilter(""), styles: ["Salsa"] })).toBe("?style=Salsa");
  });

  it("CAT-CLS-08 sorts by most popular by default", () => {
    expect(readFilter("").sort).toBe("Most Popular");
    expect(toVariables(readFilter("")).sort).toBe("MOST_POPULAR");
  });

  it("drops unknown levels and sorts", () => {
    const filter = readFilter("?level=Beginner,Expert&sort=Shortest");
    expect(filter.levels).toEqual(["Beginner"]);
    expect(filter.sort).toBe("Most Popular");
    expect(readFilter("?level=Expert")).toEqual(readFilter(""));
  });
});
