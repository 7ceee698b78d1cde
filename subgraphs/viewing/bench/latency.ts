import { distribution, type Figure, untargeted } from "./figures.ts";
import { GraphClient } from "./graph-client.ts";
import { load, makePlayers } from "./players.ts";
import { SubgraphProcess } from "./subgraph-process.ts";

const PER_SECOND = 1_000;
const PLAYERS = 5_000;
const WARM_UP_SECONDS = 5;
const SECONDS = 30;
const P99_MS = 100;

/** Part two: measures how long a player waits for the acknowledgment. */
export async function benchLatency(
  url: string,
  classIds: readonly string[],
): Promise<readonly Figure[]> {
  const subgraph = await SubgraphProcess.start(url);
  const client = new GraphClient(subgraph.port);
  const players = makePlayers(PLAYERS, classIds);
  await load({ client, players, perSecond: PER_SECOND, seconds: WARM_UP_SECONDS });
  const result = await load({ client, players, perSecond: PER_SECOND, seconds: SECONDS });
  client.close();
  await subgraph.end("SIGTERM");
  const { p50, p95, p99, max } = distribution(result.latencies);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    untargeted("open model", `${PER_SECOND} updates/s for ${SECONDS} s`),
    untargeted("acknowledged", String(result.acknowledged)),
    untargeted("maximum generator lag", ms(result.generatorLagMs)),
    {
      name: "failed",
      value: String(result.failed),
      target: "0",
      isMet: result.failed === 0,
    },
    untargeted("p50", ms(p50)),
    untargeted("p95", ms(p95)),
    { name: "p99", value: ms(p99), target: `≤ ${P99_MS} ms`, isMet: p99 <= P99_MS },
    untargeted("max", ms(max)),
  ];
}
