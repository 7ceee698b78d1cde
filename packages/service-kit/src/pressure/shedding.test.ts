import { HIGHEST_LEVEL, isShed, pressureHeader, pressureIn, shedOrder } from "./shedding";

describe("shedding", () => {
  it("sheds tracking, previews, suggestions, search, and then lists", () => {
    const shedAt = (level: number) => shedOrder.filter((kind) => isShed(kind, level));
    expect(shedAt(0)).toEqual([]);
    expect(shedAt(1)).toEqual(["tracking"]);
    expect(shedAt(2)).toEqual(["tracking", "previews"]);
    expect(shedAt(3)).toEqual(["tracking", "previews", "suggestions"]);
    expect(shedAt(4)).toEqual(["tracking", "previews", "suggestions", "search"]);
    expect(shedAt(HIGHEST_LEVEL)).toEqual([...shedOrder]);
  });

  it.each([0, 1, HIGHEST_LEVEL])("a subgraph reads level %d from the gateway's header", (level) => {
    expect(pressureIn(pressureHeader(level))).toBe(level);
  });

  it.each([
    ["nothing", undefined, 0],
    ["text", "high", 0],
    ["a fraction", "1.5", 0],
    ["a negative number", "-1", 0],
    ["more than there is", "99", HIGHEST_LEVEL],
  ])("reads %s", (_case, header, level) => {
    expect(pressureIn({ "x-eightcount-pressure": header })).toBe(level);
  });
});
