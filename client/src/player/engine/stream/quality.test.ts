import { chooseLevel, readQuality } from "./quality";

const levels = [180, 360, 720].map((height, index) => ({ index, height, bitrate: height * 1_000 }));

describe("quality", () => {
  it("automatic chooses nothing and caps nothing", () => {
    expect(chooseLevel("auto", levels)).toEqual({ level: -1, cap: -1 });
  });

  it("a height is that level; one the film does not have is automatic", () => {
    expect(chooseLevel("360p", levels)).toEqual({ level: 1, cap: -1 });
    expect(chooseLevel("1080p", levels)).toEqual({ level: -1, cap: -1 });
  });

  it("the data saver goes up to 480, or takes the smallest there is", () => {
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
