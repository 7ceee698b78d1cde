import { Door } from "./door.ts";
import { distribution, type Figure, told } from "./figures.ts";
import { load, makePlayers } from "./players.ts";
import { SubgraphProcess } from "./subgraph-process.ts";

const PER_SECOND = 1_000;
const PLAYERS = 5_000;
const WARM_UP_SECONDS = 5;
const SECONDS = 30;
const P99_MS = 100;

/** Part two: measures how long a player waits for the acknowledgment. */
export async function benchDoor(
  url: string,
  classIds: readonly string[],
): Promise<readonly Figure[]> {
  const subgraph = await SubgraphProcess.start(url);
  const door = new Door(subgraph.port);
  const players = makePlayers(PLAYERS, classIds);
  await load({ door, players, perSecond: PER_SECOND, seconds: WARM_UP_SECONDS });
  const result = await load({ door, players, perSecond: PER_SECOND, seconds: SECONDS });
  door.close();
  await subgraph.end("SIGTERM");
  const { p50, p95, p99, max } = distribution(result.latencies);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    told("open model", `${PER_SECOND} updates/s for ${SECONDS} s`),
    told("acknowledged", String(result.acknowledged)),
    told("maximum generator lag", ms(result.generatorLagMs)),
    {
      name: "failed",
      value: String(result.failed),
      target: "0",
      isReached: result.failed === 0,
    },
    told("p50", ms(p50)),
    told("p95", ms(p95)),
    { name: "p99", value: ms(p99), target: `≤ ${P99_MS} ms`, isReached: p99 <= P99_MS },
    told("max", ms(max)),
  ];
}
