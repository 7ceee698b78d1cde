import { letterDistance } from "./letter-distance.rules";

describe("the distance between two words", () => {
  it.each([
    ["heels", "heels", 0],
    ["heels", "heals", 1],
    ["heels", "heel", 1],
    ["heels", "wheels", 1],
    ["heels", "heesl", 1],
    ["salsa", "aslas", 2],
    ["ab", "xa", 2],
    ["ca", "abc", 3],
    ["tap", "ballet", 5],
    ["", "tap", 3],
    ["tap", "", 3],
  ])("from %j to %j is %d", (one, other, distance) => {
    expect(letterDistance(one, other)).toBe(distance);
    expect(letterDistance(other, one)).toBe(distance);
  });
});
