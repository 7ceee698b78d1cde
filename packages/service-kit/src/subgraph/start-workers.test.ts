import { anInfrastructure } from "@eightcount/test-kit/subgraphs/an-infrastructure";
import type { Pool } from "pg";
import { startWorkers } from "./start-workers";

const SIX_HOURS_MS = 6 * 3_600_000;

// Nothing listens on port 1.
const NOWHERE = "postgresql://postgres@127.0.0.1:1/greetings";
const infrastructure = () =>
  anInfrastructure({ name: "greetings", databaseUrl: NOWHERE, patienceMs: 1_000 });

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
