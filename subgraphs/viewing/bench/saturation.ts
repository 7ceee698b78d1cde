import { type Figure, median, untargeted } from "./figures.ts";
import { bodyOf, headersOf, isAcknowledged } from "./graph-client.ts";
import { makePlayers, type Player } from "./players.ts";
import { type SubgraphKind, SubgraphProcess } from "./subgraph-process.ts";
import { Wire } from "./wire.ts";

const CONNECTIONS = 256;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const PLAYERS_PER_CONNECTION = 20;
const RATIO = 0.7;

interface Counted {
  acknowledged: number;
  failed: number;
}

/** Closed model. One connection's members take turns, each waiting for a response. */
async function runConnection(
  wire: Wire,
  players: readonly Player[],
  until: number,
): Promise<Counted> {
  const counted = { acknowledged: 0, failed: 0 };
  for (let turn = 0; performance.now() < until; turn += 1) {
    const player = players[turn % players.length];
    if (!player) break;
    const body = bodyOf(player.next());
    const response = await wire.post(headersOf(player.memberId, body), body);
    if (isAcknowledged(response)) counted.acknowledged += 1;
    else counted.failed += 1;
  }
  return counted;
}

class SaturationRun {
  readonly rates: number[] = [];
  /** CPU cores used in each round, by the subgraph and by the generator. */
  readonly loads: number[] = [];
  readonly generatorLoads: number[] = [];
  failed = 0;

  private readonly subgraph: SubgraphProcess;
  private readonly lanes: readonly { readonly wire: Wire; readonly players: readonly Player[] }[];

  private constructor(subgraph: SubgraphProcess, lanes: SaturationRun["lanes"]) {
    this.subgraph = subgraph;
    this.lanes = lanes;
  }

  static async start(kind: SubgraphKind, url: string, classIds: readonly string[]) {
    const subgraph = await SubgraphProcess.start(url, kind);
    const lanes = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => ({
        wire: await Wire.open(subgraph.port),
        players: makePlayers(PLAYERS_PER_CONNECTION, classIds),
      })),
    );
    return new SaturationRun(subgraph, lanes);
  }

  async run(seconds: number): Promise<number> {
    const start = performance.now();
    const until = start + seconds * 1000;
    const counts = await Promise.all(
      this.lanes.map(({ wire, players }) => runConnection(wire, players, until)),
    );
    const acknowledged = counts.reduce((sum, one) => sum + one.acknowledged, 0);
    this.failed += counts.reduce((sum, one) => sum + one.failed, 0);
    return acknowledged / ((performance.now() - start) / 1000);
  }

  async measure(): Promise<void> {
    const before = this.subgraph.cpuMs();
    const own = process.cpuUsage();
    this.rates.push(await this.run(SECONDS));
    this.loads.push((this.subgraph.cpuMs() - before) / (SECONDS * 1000));
    const { user, system } = process.cpuUsage(own);
    this.generatorLoads.push((user + system) / (SECONDS * 1_000_000));
  }

  async end(): Promise<void> {
    for (const { wire } of this.lanes) wire.close();
    await this.subgraph.end("SIGTERM");
  }
}

/** Part three: compares the maximum throughput with and without the write. */
export async function benchSaturation(
  url: string,
  classIds: readonly string[],
): Promise<readonly Figure[]> {
  const real = await SaturationRun.start("real", url, classIds);
  const noWrite = await SaturationRun.start("noWrite", url, classIds);
  for (const one of [real, noWrite]) await one.run(WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of [noWrite, real]) await one.measure();
  }
  await Promise.all([real.end(), noWrite.end()]);
  const ratios = real.rates.map((rate, round) => rate / (noWrite.rates[round] ?? Number.NaN));
  const ratio = median(ratios);
  const failed = real.failed + noWrite.failed;
  const cores = (one: SaturationRun) =>
    `subgraph ${median(one.loads).toFixed(2)}, generator ${median(one.generatorLoads).toFixed(2)}`;
  const rate = (one: SaturationRun) => `${Math.round(median(one.rates))} updates/s`;
  return [
    untargeted("closed model", `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each`),
    untargeted("no write", rate(noWrite)),
    untargeted("every update committed", rate(real)),
    untargeted("cores used: no write", cores(noWrite)),
    untargeted("cores used: every update committed", cores(real)),
    {
      name: "ratio, median of the rounds",
      value: ratio.toFixed(2),
      target: `≥ ${RATIO}`,
      isMet: ratio >= RATIO,
    },
    { name: "failed", value: String(failed), target: "0", isMet: failed === 0 },
  ];
}
