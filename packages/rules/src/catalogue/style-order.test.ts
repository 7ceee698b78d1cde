import { compareStyles, STYLE_DISPLAY_ORDER, styleRank } from "./style-order";

describe("style display order", () => {
  it("CONST-STYLEORDER the thirteen styles in their order", () => {
    expect(STYLE_DISPLAY_ORDER.join(", ")).toBe(
      "Jazz Funk, Heels, Hip Hop, Dancehall, Contemporary, Partnering, Latin fusion, Reggaeton, Afrobeats, Salsa, Street Jazz, KPOP, Jazz",
    );
  });

  it("CONST-STYLEORDER sorting puts known styles in order and unknown ones after, by name", () => {
    const names = ["Waacking", "Jazz", "Heels", "Ballet", "Jazz Funk", "kpop"];
    const sorted = names.map((name) => ({ name })).sort(compareStyles);
    expect(sorted.map(({ name }) => name)).toEqual([
      "Jazz Funk",
      "Heels",
      "kpop",
      "Jazz",
      "Ballet",
      "Waacking",
    ]);
    expect(styleRank("Waacking")).toBe(13);
  });
});
