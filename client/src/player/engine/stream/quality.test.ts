import { chooseLevel, readQuality } from "./quality";

const levels = [180, 360, 720].map((height, index) => ({ index, height, bitrate: height * 1_000 }));

describe("quality", () => {
  it("automatic sets no level and no cap", () => {
    expect(chooseLevel("auto", levels)).toEqual({ level: -1, cap: -1 });
  });

  it("a height selects its level, and an unavailable height is automatic", () => {
    expect(chooseLevel("360p", levels)).toEqual({ level: 1, cap: -1 });
    expect(chooseLevel("1080p", levels)).toEqual({ level: -1, cap: -1 });
  });

  it("the data saver is capped at 480 lines or the smallest level", () => {
    expect(chooseLevel("saver", levels)).toEqual({ level: -1, cap: 1 });
    const tall = [1080, 720].map((height, index) => ({ index, height, bitrate: height }));
    expect(chooseLevel("saver", tall)).toEqual({ level: -1, cap: 1 });
  });

  it.each([
    ["saver", "saver"],
    ["720p", "720p"],
    ["auto", "auto"],
    [null, "auto"],
    ["7p20", "auto"],
    [3, "auto"],
  ])("reads %p as %s", (stored, read) => expect(readQuality(stored)).toBe(read));
});
