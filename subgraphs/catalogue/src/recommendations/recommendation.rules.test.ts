import {
  DEFAULT_RECOMMENDED_STYLES,
  STYLE_DISPLAY_ORDER,
} from "@eightcount/rules/catalogue/style-order";
import { preferenceFilter, recommendStyles, relaxedFilters } from "./recommendation.rules";

const visible = [...STYLE_DISPLAY_ORDER].reverse().map((name) => ({ id: `id ${name}`, name }));
const recommended = (preferred: readonly string[], first = 4) =>
  recommendStyles(
    visible,
    preferred.map((name) => `id ${name}`),
    first,
  ).map(({ name }) => name);

describe("recommendations", () => {
  it("CAT-DASH-14 without a preference: Jazz Funk, Heels, Hip Hop, Dancehall", () => {
    expect(recommended([])).toEqual([...DEFAULT_RECOMMENDED_STYLES]);
  });

  it("CAT-DASH-14 preferred styles come first, the default ones fill up, at most four", () => {
    expect(recommended(["Salsa", "Heels"])).toEqual(["Salsa", "Heels", "Jazz Funk", "Hip Hop"]);
    expect(recommended(["Jazz", "KPOP", "Salsa", "Reggaeton", "Heels"])).toHaveLength(4);
    expect(recommended([], 9)).toHaveLength(4);
  });

  it("a preferred style that is hidden or deleted is left out", () => {
    expect(recommended(["Lab"])).toEqual([...DEFAULT_RECOMMENDED_STYLES]);
  });

  it.each([
    [0, { min: 1, max: 1 }],
    [1, { min: 1, max: 2 }],
    [5, { min: 4, max: 6 }],
    [10, { min: 9, max: 10 }],
  ])("CAT-DASH-10 a skill of %i selects levels within one of it", (skillLevel, range) => {
    const filter = preferenceFilter({ skillLevel, timePreferenceMinutes: null, styleIds: ["a"] });
    expect(filter.levels).toEqual([range]);
    expect(filter.styleIds).toEqual(["a"]);
  });

  it.each([555, -1, 11])(
    "a skill of %i counts as unanswered and selects no level",
    (skillLevel) => {
      const unanswered = { skillLevel, timePreferenceMinutes: null, styleIds: [] };
      expect(preferenceFilter(unanswered).levels).toEqual([]);
    },
  );

  it("FUN-ONB-16 if too few match, style and length are relaxed before the level", () => {
    const asked = { skillLevel: 0, timePreferenceMinutes: 40, styleIds: ["salsa"] };
    const beginner = { min: 1, max: 3 };
    const outline = relaxedFilters(asked).map((filter) => [
      filter.styleIds,
      filter.levels,
      filter.maxLengthSeconds,
    ]);
    expect(outline).toEqual([
      [["salsa"], [{ min: 1, max: 1 }], 2400],
      [["salsa"], [beginner], 2400],
      [[], [{ min: 1, max: 1 }], 2400],
      [[], [beginner], null],
    ]);
  });

  it("FUN-ONB-16 an unanswered level selects none, however relaxed the filters", () => {
    const asked = { skillLevel: 555, timePreferenceMinutes: null, styleIds: ["salsa"] };
    for (const { levels } of relaxedFilters(asked)) expect(levels).toEqual([]);
  });

  it("CAT-DASH-10 length is bounded by 00:40:00 only when the preferred time is 40", () => {
    const bound = (timePreferenceMinutes: number | null) =>
      preferenceFilter({ skillLevel: 3, timePreferenceMinutes, styleIds: [] }).maxLengthSeconds;
    expect(bound(40)).toBe(2400);
    expect(bound(60)).toBeNull();
    expect(bound(null)).toBeNull();
  });
});
