import { formatLength } from "./class-length.rules";

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
});
