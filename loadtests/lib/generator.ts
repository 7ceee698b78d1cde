import exec from "k6/execution";
import { Trend } from "k6/metrics";
import { scenarioName } from "./options.ts";
import { dueMs, type Workload } from "./stage.ts";

/** How late arrivals began, in milliseconds. A late generator measures itself. */
const generatorLag = new Trend("generator_lag", true);

/** Returns a function that each arrival calls first. */
export function lagMeter({ stages }: Workload): () => void {
  const byName = new Map(stages.map((stage) => [scenarioName(stage), stage]));
  return () => {
    const { name, startTime, iterationInTest } = exec.scenario;
    const stage = byName.get(name);
    if (!stage) return;
    const dueAt = startTime + dueMs(stage, iterationInTest);
    generatorLag.add(Math.max(0, Date.now() - dueAt));
  };
}
