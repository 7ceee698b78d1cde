import { LEVEL_NAMES, levelName, levelRange } from "./levels";

describe("levels", () => {
  it.each([
    [0, "Beginner"],
    [1, "Beginner"],
    [3, "Beginner"],
    [4, "Intermediate"],
    [7, "Intermediate"],
    [8, "Advanced"],
    [10, "Advanced"],
    [11, "N/A"],
    [-1, "N/A"],
    [3.5, "N/A"],
    [Number.NaN, "N/A"],
  ])("level %p is %s", (level, name) => {
    expect(levelName(level)).toBe(name);
  });

  it("CONST-11 0–3 are Beginner, 4–7 Intermediate, 8–10 Advanced, anything else N/A", () => {
    const names = Array.from({ length: 14 }, (_, index) => levelName(index - 1));
    expect(names).toEqual([
      "N/A",
      ...Array(4).fill("Beginner"),
      ...Array(4).fill("Intermediate"),
      ...Array(3).fill("Advanced"),
      ...Array(2).fill("N/A"),
    ]);
  });

  it("CAT-CLS-16 the filter ranges are 1–3, 4–7 and 8–10", () => {
    expect(LEVEL_NAMES.map(levelRange)).toEqual([
      { min: 1, max: 3 },
      { min: 4, max: 7 },
      { min: 8, max: 10 },
    ]);
  });

  it("CAT-CLS-16 every class level falls in exactly the range of its own name", () => {
    for (let level = 1; level <= 10; level += 1) {
      const matching = LEVEL_NAMES.filter(
        (name) => level >= levelRange(name).min && level <= levelRange(name).max,
      );
      expect(matching).toEqual([levelName(level)]);
    }
  });
});
