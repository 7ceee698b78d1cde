import type { ActName } from "../evening.ts";

export type ByName = Readonly<Record<string, number>>;

/** What one arrival of an act costs, measured while nothing else called. */
export interface ActCost {
  /** Arrivals per second during the measurement. */
  readonly perSecond: number;
  readonly arrivals: number;
  /** Requests per arrival, by operation. */
  readonly calls: ByName;
  /** Milliseconds of CPU per arrival, by process, beyond what the process uses when idle. */
  readonly cpuMs: ByName;
  /** Of k6, which shares the machine in a local run. */
  readonly generatorCpuMs: number;
  /** Rows inserted, updated, or deleted per arrival, by database. */
  readonly rows: ByName;
  /** Bytes of PostgreSQL's write-ahead log per arrival. */
  readonly logBytes: number;
}

/** The inputs of the model, as `costs.json` holds them. */
export interface Costs {
  readonly measuredAt: string;
  readonly commit: string;
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly memoryGb: number;
    /** Load average before the measurement. */
    readonly loadBefore: number;
    /** Mean load average of the minutes in which the acts ran. */
    readonly loadDuring: number;
  };
  /** Generated classes, members, and positions, or empty. */
  readonly data: string;
  readonly idle: { readonly cpuCores: ByName; readonly logBytesPerSecond: number };
  readonly acts: Readonly<Record<ActName, ActCost>>;
}

export const sum = (values: ByName): number =>
  Object.values(values).reduce((total, value) => total + value, 0);

/** Adds up values by name, each times a factor. */
export function weighted(parts: readonly (readonly [factor: number, values: ByName])[]): ByName {
  const totals: Record<string, number> = {};
  for (const [factor, values] of parts) {
    for (const [name, value] of Object.entries(values)) {
      totals[name] = (totals[name] ?? 0) + factor * value;
    }
  }
  return totals;
}
