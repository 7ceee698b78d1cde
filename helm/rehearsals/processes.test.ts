import { setTimeout as sleep } from "node:timers/promises";
import { allProcessTimes, secondsOfTree } from "@eightcount/local-stack/load-costs/process-times";
import { Load } from "./load.ts";
import { MembersEvening } from "./members-evening.ts";
import { openRehearsal, type Rehearsal } from "./open-rehearsal.ts";
import { rates } from "./rates.ts";

const DOUBLED = ["gateway", "viewing"];
const MOST_RATIO = 1.1;
const SETTLE_MS = 8_000;
const MEASURED_MS = 30_000;
/** Each number of processes twice, in an order that evens out what changes with time. */
const ORDER = [2, 1, 1, 2, 2, 1];
const HOUR_MS = 3_600_000;

jest.setTimeout(HOUR_MS);

let rehearsal: Rehearsal;
let load: Load;
beforeAll(async () => {
  rehearsal = await openRehearsal({ replicas: 1 });
  load = new Load(new MembersEvening(rehearsal.cluster).streams(rates));
  load.start();
  await sleep(SETTLE_MS);
});
afterAll(async () => {
  await load?.stop();
  await rehearsal?.close();
});

const deployments = () => DOUBLED.map((name) => rehearsal.cluster.deployment(name));

function cpuSeconds(): number {
  const all = allProcessTimes();
  const pids = deployments().flatMap(({ pods }) => pods.map(({ pid }) => pid));
  return pids.reduce((sum, pid) => sum + secondsOfTree(pid, all), 0);
}

/** Milliseconds of CPU of gateway and viewing per request. */
async function measure(replicas: number): Promise<number> {
  await Promise.all(deployments().map((deployment) => deployment.scale(replicas)));
  await sleep(SETTLE_MS);
  load.read();
  const before = cpuSeconds();
  await sleep(MEASURED_MS);
  const used = cpuSeconds() - before;
  const { figures, faults } = load.read();
  expect(faults).toEqual([]);
  return (used * 1_000) / figures.sent;
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
  expect(two / one).toBeLessThanOrEqual(MOST_RATIO);
});
