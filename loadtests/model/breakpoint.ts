import { mixedActs, shares } from "../evening.ts";
import { type ByName, type Costs, sum, weighted } from "./costs.ts";

/** Share of the CPU at which queues grow so long that an objective is missed. An assumption. */
const SATURATION = 0.85;
/** Runs on all cores. Every other process of the stack works on one. */
const ON_ALL_CORES = "postgres";

export interface Prediction {
  /** Arrivals of the evening's mix per second. */
  readonly perSecond: number;
  /** What runs out: the name of a process, or `machine` if all cores are busy. */
  readonly limit: string;
  /** Milliseconds of CPU per arrival of the mix, by process, with the load generator. */
  readonly cpuMs: ByName;
}

/** Predicts how much of the evening's mix one machine carries on which everything runs, k6 too. */
export function predictBreakpoint({ acts, idle, machine }: Costs): Prediction {
  const cpuMs = weighted(
    mixedActs.map((name) => {
      const { cpuMs: product, generatorCpuMs: k6 } = acts[name];
      return [shares[name], { ...product, k6 }] as const;
    }),
  );
  const limitOf = (cores: number, idleCores: number, ms: number) =>
    ms > 0 ? ((cores * SATURATION - idleCores) * 1_000) / ms : Number.POSITIVE_INFINITY;
  const ofProcesses = Object.entries(cpuMs)
    .filter(([name]) => name !== ON_ALL_CORES && name !== "k6")
    .map(([name, ms]) => [name, limitOf(1, idle.cpuCores[name] ?? 0, ms)] as const);
  const ofMachine = limitOf(machine.cores, sum(idle.cpuCores), sum(cpuMs));
  const all = [["machine", ofMachine] as const, ...ofProcesses];
  const [limit, perSecond] = all.reduce((lowest, one) => (one[1] < lowest[1] ? one : lowest));
  return { perSecond, limit, cpuMs };
}
