import { someCosts } from "../testing/some-costs.ts";
import { capacityFor, PRICES, ratesOf } from "./capacity.ts";

const COSTS = someCosts({
  progress: {
    calls: { recordProgress: 1, classPage: 0.05 },
    cpuMs: { gateway: 2, viewing: 1, postgres: 0.5, redis: 0.1 },
    rows: { viewing: 2 },
    logBytes: 1_000,
  },
});

it("1,000 dancers of whom 85 % play send 85 updates per second", () => {
  expect(ratesOf(1_000).progress).toBeCloseTo(85);
  expect(ratesOf(1_000).renewal).toBeCloseTo(1_000 / 300);
});

describe("the need of 10,000 dancers", () => {
  const need = capacityFor(10_000, COSTS);

  it("is rates times costs", () => {
    expect(need.requestsPerSecond).toBeCloseTo(850 * 1.05);
    expect(need.tracesPerSecond).toBeCloseTo(85 * 1.05);
    expect(need.cores.gateway).toBeCloseTo(1.7);
    expect(need.rowsPerSecond).toEqual({ viewing: expect.closeTo(1_700) });
    expect(need.logMegabytesPerSecond).toBeCloseTo(0.85);
  });

  it("is pods that are used by 60 %, and never fewer than two", () => {
    expect(need.pods).toEqual({ gateway: 3, accounts: 2, catalogue: 2, viewing: 2, billing: 2 });
  });

  it("is cores of the stores with the same reserve, and money", () => {
    expect(need).toMatchObject({ databaseCores: 1, databaseShards: 1, redisShards: 1 });
    expect(need.dollarsPerHour).toBeCloseTo(
      11 * PRICES.podCore + PRICES.databaseCore + PRICES.redisCore,
    );
  });
});

it("a database beyond one machine is sharded, and Redis beyond one core", () => {
  // 85,000 updates per second: 42.5 cores of PostgreSQL, 8.5 of Redis.
  const need = capacityFor(1_000_000, COSTS);
  expect(need).toMatchObject({ databaseCores: 71, databaseShards: 5, redisShards: 15 });
});

it("grows with the dancers", () => {
  const [some, more] = [100_000, 200_000].map((dancers) => capacityFor(dancers, COSTS));
  expect((more?.requestsPerSecond ?? 0) / (some?.requestsPerSecond ?? 1)).toBeCloseTo(2);
  expect((more?.cores.viewing ?? 0) / (some?.cores.viewing ?? 1)).toBeCloseTo(2);
});
