import { freezeClock } from "./freeze-clock";
import { seededRandom } from "./seeded-random";

const RealDate = Date;
const realRandom = Math.random;
const MOMENT = "2027-03-17T15:00:00.000Z";

afterEach(() => {
  globalThis.Date = RealDate;
  Math.random = realRandom;
});

describe("freezeClock", () => {
  it("stops the clock, however it is read", () => {
    freezeClock({ fixedMoment: new Date(MOMENT), randomSeed: null });
    expect(new Date().toISOString()).toBe(MOMENT);
    expect(new Date(Date.now()).toISOString()).toBe(MOMENT);
    expect(Date()).toBe(new RealDate(MOMENT).toString());
  });

  it("leaves every other date as it is", () => {
    freezeClock({ fixedMoment: new Date(MOMENT), randomSeed: null });
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date(2027, 0).getMonth()).toBe(0);
    expect(Date.UTC(1970, 0, 2)).toBe(86_400_000);
    expect(new RealDate(5) instanceof Date).toBe(true);
    expect(new Date() instanceof RealDate).toBe(true);
  });

  it("draws random numbers from the seed", () => {
    const drawn = () => {
      freezeClock({ fixedMoment: null, randomSeed: 8 });
      return [Math.random(), Math.random(), Math.random()];
    };
    expect(drawn()).toEqual(drawn());
    expect(new Set(drawn()).size).toBe(3);
  });

  it("changes nothing when nothing is set", () => {
    freezeClock({ fixedMoment: null, randomSeed: null });
    expect(Date).toBe(RealDate);
    expect(Math.random).toBe(realRandom);
  });
});

describe("seededRandom", () => {
  it("spreads evenly over 0 to 1", () => {
    const random = seededRandom(8);
    const drawn = Array.from({ length: 10_000 }, random);
    const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    expect(mean).toBeCloseTo(0.5, 1);
    expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
  });
});
