import { actNames } from "../evening.ts";
import type { ActCost, Costs } from "../model/costs.ts";

const FREE: ActCost = {
  ...{ perSecond: 1, arrivals: 60, calls: {}, cpuMs: {} },
  ...{ generatorCpuMs: 0, rows: {}, logBytes: 0 },
};

/** Costs in which only the given acts cost something, on a machine that idles for free. */
export function someCosts(acts: Readonly<Record<string, Partial<ActCost>>>): Costs {
  return {
    measuredAt: "2026-11-26",
    commit: "abcdef123",
    machine: { cpu: "Fast", cores: 2, memoryGb: 8, loadBefore: 0.1, loadDuring: 0.9 },
    data: "2000,500,5000",
    idle: { cpuCores: {}, logBytesPerSecond: 0 },
    acts: Object.fromEntries(
      actNames.map((name) => [name, { ...FREE, ...acts[name] }]),
    ) as Costs["acts"],
  };
}
