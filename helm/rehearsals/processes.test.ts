import { setTimeout as sleep } from "node:timers/promises";
import { allProcessTimes, secondsOfTree } from "@eightcount/local-stack/load-costs/process-times";
import { productionRates } from "../../gateway/bench/production-rates.ts";
import { TraceSink } from "../../gateway/bench/trace-sink.ts";
import { keepCoresAwake } from "./awake-cores.ts";
import { Load } from "./load.ts";
import { MembersEvening } from "./members-evening.ts";
import { openRehearsal, type Rehearsal } from "./open-rehearsal.ts";
import { rates } from "./rates.ts";

const DOUBLED = ["gateway", "viewing"];
const MOST_RATIO = 1.1;
const SETTLE_MS = 8_000;
/** A new process compiles its code during its first minutes, once in its life. */
const WARM_UP_MS = 300_000;
const MEASURED_MS = 30_000;
/** Two first, because a second process would be new. The one that stays is the warmest. */
const ORDER = [2, 2, 2, 1, 1, 1];
const HOUR_MS = 3_600_000;

jest.setTimeout(HOUR_MS);

let sink: TraceSink;
let rehearsal: Rehearsal;
let load: Load;
let letSleep: () => void;
beforeAll(async () => {
  // Without one, each process exports only part of its spans, and two would export more than one.
  sink = await TraceSink.open("fast");
  rehearsal = await openRehearsal({
    replicas: 1,
    collector: new URL(sink.url).host,
    settings: { EIGHTCOUNT_TRACE_RATES: productionRates() },
  });
  await scale(2);
  letSleep = await keepCoresAwake();
  load = new Load(new MembersEvening(rehearsal.cluster).streams(rates));
  load.start();
  await sleep(WARM_UP_MS);
});
afterAll(async () => {
  await load?.stop();
  letSleep?.();
  await rehearsal?.close();
  sink?.close();
});

const deployments = () => DOUBLED.map((name) => rehearsal.cluster.deployment(name));
const scale = (replicas: number) =>
  Promise.all(deployments().map((deployment) => deployment.scale(replicas)));

/** Seconds of CPU of gateway and of viewing. */
function cpuSeconds(): readonly number[] {
  const all = allProcessTimes();
  return deployments().map(({ pods }) =>
    pods.reduce((sum, { pid }) => sum + secondsOfTree(pid, all), 0),
  );
}

/** Milliseconds of CPU of gateway and viewing per request. */
async function measure(replicas: number): Promise<number> {
  await scale(replicas);
  await sleep(SETTLE_MS);
  load.read();
  const before = cpuSeconds();
  await sleep(MEASURED_MS);
  const after = cpuSeconds();
  const { figures, faults } = load.read();
  expect(faults).toEqual([]);
  const costs = after.map((used, at) => ((used - (before[at] ?? 0)) * 1_000) / figures.sent);
  const parts = DOUBLED.map((name, at) => `${name} ${costs[at]?.toFixed(2)} ms`);
  process.stderr.write(`${replicas} each: ${parts.join(", ")} per request\n`);
  return costs.reduce((sum, cost) => sum + cost, 0);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it("two processes of gateway and viewing use at most a tenth more CPU per request than one", async () => {
  const costs = new Map<number, number[]>();
  for (const replicas of ORDER) {
    const cost = await measure(replicas);
    costs.set(replicas, [...(costs.get(replicas) ?? []), cost]);
  }
  const [one, two] = [mean(costs.get(1) ?? []), mean(costs.get(2) ?? [])];
  process.stderr.write(
    `CPU per request: one process each ${one.toFixed(2)} ms, two ${two.toFixed(2)} ms\n`,
  );
  expect(one).toBeGreaterThan(0);
  expect(sink.received).toBeGreaterThan(0);
  expect(two / one).toBeLessThanOrEqual(MOST_RATIO);
});
