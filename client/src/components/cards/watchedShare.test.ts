import { watchedShare } from "./watchedShare";

describe("progress on a card", () => {
  it("CAT-CARD-03 is last viewed time by length, clamped between 0 and 1", () => {
    expect(watchedShare(900, 1800)).toBe(0.5);
    expect(watchedShare(2000, 1800)).toBe(1);
    expect(watchedShare(-4, 1800)).toBe(0);
    expect(watchedShare(10, 0)).toBe(0);
  });
});
