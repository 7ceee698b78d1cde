import type { Pool } from "pg";
import { createLogger } from "../logging/logger";
import { Infrastructure } from "./infrastructure";
import { startWorkers } from "./start-workers";

const SIX_HOURS_MS = 6 * 3_600_000;
const logger = createLogger("test");
logger.level = "silent";

const infrastructure = () =>
  new Infrastructure(
    {
      name: "greetings",
      database: {
        statementTimeoutMs: 1_000,
        connectionTimeoutMs: 1_000,
        openPrisma: () => ({ $connect: async () => {}, $disconnect: async () => {} }),
      },
      providers: {},
    },
    {
      logger,
      config: {
        host: "127.0.0.1",
        nodeEnv: "test",
        port: 0,
        metricsPort: null,
        drainTimeoutMs: 2_500,
        // Nothing listens on port 1.
        databaseUrl: "postgresql://postgres@127.0.0.1:1/greetings",
        redisUrl: "redis://127.0.0.1:1",
        gatewaySecret: "a-secret-of-the-tests",
        workers: "inline",
        fixedMoment: null,
        randomSeed: null,
      },
    },
  );

describe("background workers of a subgraph", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout"] }));
  afterEach(() => jest.useRealTimers());

  it("run the features' jobs and pruning until stopped", async () => {
    const events: string[] = [];
    const note = (event: string) => void events.push(event);
    const built = infrastructure();
    const stop = startWorkers({
      name: "greetings",
      infrastructure: built,
      modules: [
        {
          jobs: [
            () => {
              note("job started");
              return () => note("job stopped");
            },
          ],
        },
        { pruning: [{ prune: async () => note("pruned"), failure: "was not pruned" }] },
      ],
    });
    expect(events).toEqual(["job started"]);
    jest.advanceTimersByTime(SIX_HOURS_MS);
    expect(events).toEqual(["job started", "pruned"]);
    await stop();
    jest.advanceTimersByTime(SIX_HOURS_MS);
    expect(events).toEqual(["job started", "pruned", "job stopped"]);
    await built.close();
  });

  it("open every pool with the subgraph's limits", async () => {
    const built = infrastructure();
    const pools = [built.pool, built.openPool("second", { max: 1 })];
    expect(pools.map(({ options }: Pool) => options)).toMatchObject([
      { max: 10, statement_timeout: 1_000, connectionTimeoutMillis: 1_000 },
      { max: 1, statement_timeout: 1_000, connectionTimeoutMillis: 1_000 },
    ]);
    await built.close();
  });
});
