import { HIGHEST_LEVEL } from "@eightcount/service-kit/pressure/shedding";
import { type Load, PressureLevel } from "./pressure-level";

const limits = { inFlight: 100, delayMs: 200 };
const calm: Load = { inFlight: 10, delayMs: 5 };
const crowded: Load = { inFlight: 100, delayMs: 5 };
const late: Load = { inFlight: 20, delayMs: 200 };
const between: Load = { inFlight: 70, delayMs: 5 };

/** Levels after each of so many samples of the same load. */
function take(level: PressureLevel, load: Load, times: number): readonly number[] {
  return Array.from({ length: times }, () => {
    level.take(load);
    return level.current;
  });
}

const raised = () => {
  const level = new PressureLevel(limits);
  take(level, crowded, 2 * HIGHEST_LEVEL);
  return level;
};

describe("the level of pressure", () => {
  it.each([
    ["many requests in flight", crowded],
    ["a late event loop", late],
  ])("rises one level per second with %s, up to the highest", (_case, load) => {
    const levels = take(new PressureLevel(limits), load, 12);
    expect(levels).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]);
  });

  it("ignores a single bad sample", () => {
    const level = new PressureLevel(limits);
    for (let round = 0; round < 5; round += 1) {
      take(level, crowded, 1);
      take(level, calm, 1);
    }
    expect(level.current).toBe(0);
  });

  it("ignores a late event loop that few requests wait for", () => {
    expect(take(new PressureLevel(limits), { inFlight: 19, delayMs: 900 }, 5).at(-1)).toBe(0);
  });

  it("falls one level per five calm seconds, to none within half a minute", () => {
    const levels = take(raised(), calm, 60);
    expect(levels.slice(8, 10)).toEqual([5, 4]);
    expect(levels.indexOf(0)).toBe(49);
    expect(levels.at(-1)).toBe(0);
  });

  it.each([
    ["a prompt loop, whatever waits", { inFlight: 49, delayMs: 99 }],
    ["a late loop that few requests wait for", { inFlight: 19, delayMs: 900 }],
  ])("falls with %s", (_case, load) => {
    expect(take(raised(), load, 10).at(-1)).toBe(HIGHEST_LEVEL - 1);
  });

  it.each([
    ["in between", between],
    ["with a loop that is still late", { inFlight: 20, delayMs: 100 }],
  ])("neither rises nor falls %s", (_case, load) => {
    expect(new Set(take(raised(), load, 40))).toEqual(new Set([HIGHEST_LEVEL]));
    expect(take(new PressureLevel(limits), load, 40).at(-1)).toBe(0);
  });

  it("counts the calm seconds again after a relapse", () => {
    const level = raised();
    take(level, calm, 9);
    take(level, between, 1);
    expect(take(level, calm, 9).at(-1)).toBe(HIGHEST_LEVEL);
  });
});
