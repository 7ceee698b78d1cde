import exec from "k6/execution";
import { Counter, Trend } from "k6/metrics";
import { notifyRunner } from "./notify-runner.ts";
import { beginArrival } from "./phase.ts";
import { type Random, seeded, seedOf } from "./random.ts";
import { seed } from "./settings.ts";
import { dueMs, type Workload } from "./stage.ts";

/** How late arrivals began, in milliseconds. A late generator measures itself. */
const generatorLag = new Trend("generator_lag", true);
/** k6 only logs what a script throws, so that a broken script would pass with nothing sent. */
const scriptErrors = new Counter("script_errors");

/** Makes a journey k6's default function, and records how late it began and whether it threw. */
export function arrivalOf<Data>(
  { stages }: Workload,
  journey: (data: Data) => void | Promise<void>,
) {
  const byName = new Map(stages.map((stage) => [stage.phase, stage]));
  return async (data: Data) => {
    const { name, startTime, iterationInTest } = exec.scenario;
    beginArrival(name);
    if (iterationInTest === 0) notifyRunner(`phase ${name} ${startTime}`);
    const stage = byName.get(name);
    if (stage) {
      const dueAt = startTime + dueMs(stage, iterationInTest);
      generatorLag.add(Math.max(0, Date.now() - dueAt));
    }
    try {
      await journey(data);
    } catch (error) {
      scriptErrors.add(1);
      throw error;
    }
  };
}

/** Random numbers of the current arrival, the same in every run with the same seed. */
export function arrivalRandom(): Random {
  const { iterationInTest, name } = exec.scenario;
  return seeded(seed + seedOf(name), iterationInTest);
}
