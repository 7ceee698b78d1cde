import { DAYS_BETWEEN_TURNS, shardOfDay, shareOfDay, turnOfDay } from "./turn-of-day";

const DAY_MS = 86_400_000;
const DAYS = 1_000;
const FIRST = Date.UTC(2026, 0, 1);
const seedOf = (time: number) =>
  Number(new Date(time).toISOString().slice(0, 10).replaceAll("-", ""));

describe("whose turn it is", () => {
  it("is the next one's every day, whatever the month", () => {
    const turns = Array.from({ length: DAYS }, (_, day) => turnOfDay(seedOf(FIRST + day * DAY_MS)));
    expect(turns.slice(1).every((turn, day) => turn === (turns[day] ?? 0) + 1)).toBe(true);
  });

  it.each([0, 7, 20_261_399, 123_456_789])("%i, which is no date, counts itself", (seed) => {
    expect(turnOfDay(seed)).toBe(seed);
  });
});

it("a day's shard is the next one every day, and then the first again", () => {
  const days = Array.from({ length: DAYS_BETWEEN_TURNS + 1 }, (_, day) => shardOfDay(20_784 + day));
  expect(days).toEqual(["--shard=1/4", "--shard=2/4", "--shard=3/4", "--shard=4/4", "--shard=1/4"]);
});

describe("a day's share", () => {
  const all = ["a", "b", "c", "d", "e"];

  it("is another one every day, and together they are everything", () => {
    const shares = [5, 6, 7].map((turn) => shareOfDay(all, 3, { isShared: true, turn }));
    expect(shares).toEqual([["c"], ["a", "d"], ["b", "e"]]);
  });

  it("is everything in a full run", () => {
    expect(shareOfDay(all, 3, { isShared: false, turn: 5 })).toEqual(all);
  });
});
