import { DIFFICULTY, DIFFICULTY_LABELS, isDifficulty } from "./difficulty-survey";

describe("the survey after a class", () => {
  it("CONST-25 takes whole numbers from 1 to 5 and begins at 3", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 2.5, Number.NaN].filter(isDifficulty)).toEqual([1, 2, 3, 4, 5]);
    expect(DIFFICULTY.initial).toBe(3);
  });

  it("has labels at both ends and in the middle", () => {
    expect(DIFFICULTY_LABELS.map(({ difficulty, label }) => `${difficulty} ${label}`)).toEqual([
      "1 Too Easy",
      "3 Just Right",
      "5 Too Hard",
    ]);
  });
});
