import { formatLength, parseLength } from "./class-length";

describe("class length", () => {
  it.each([
    [0, "00:00"],
    [5, "00:05"],
    [65.9, "01:05"],
    [2400, "40:00"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [3860, "1:04:20"],
    [36_000, "10:00:00"],
  ])("CAT-CARD-11 %p seconds are shown as %s", (seconds, shown) => {
    expect(formatLength(seconds)).toBe(shown);
  });

  it("CAT-CARD-11 a length with hours reads h:mm:ss, without hours mm:ss, and both parse back", () => {
    expect(formatLength(3860)).toMatch(/^\d:\d\d:\d\d$/);
    expect(formatLength(2292)).toMatch(/^\d\d:\d\d$/);
    for (const seconds of [1, 59, 60, 2400, 3599, 3600, 7325]) {
      expect(parseLength(formatLength(seconds))).toBe(seconds);
    }
  });

  it.each(["", "12", "1:2", "1:60", "61:00", "a:bb", "1:02:3"])("%p is no length", (text) => {
    expect(parseLength(text)).toBeNull();
  });
});
