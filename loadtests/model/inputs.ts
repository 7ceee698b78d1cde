import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Costs } from "./costs.ts";

/** The breakpoint of a run of the evening's mix, which the model does not read. */
export interface MeasuredBreakpoint {
  readonly measuredAt: string;
  readonly commit: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly loadBefore: number };
  readonly data: string;
  /** Arrivals per second of the last step that kept every objective. */
  readonly heldPerSecond: number;
  /** Those of the first step that did not, or null if all held. */
  readonly brokenPerSecond: number | null;
  readonly misses: readonly string[];
}

export interface Inputs {
  readonly costs: Costs;
  readonly measured: MeasuredBreakpoint | null;
}

/** Reads what was measured. The breakpoint may be missing. */
export function readInputs(folder: string): Inputs {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  const measured = "measured-breakpoint.json";
  return {
    costs: read("costs.json") as Costs,
    measured: existsSync(path.join(folder, measured))
      ? (read(measured) as MeasuredBreakpoint)
      : null,
  };
}
