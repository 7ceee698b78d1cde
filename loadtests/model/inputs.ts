import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { actNames } from "../evening.ts";
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
  /** Null until every act has been measured. */
  readonly costs: Costs | null;
  readonly measured: MeasuredBreakpoint | null;
}

/** Reads what was measured, as far as it was. */
export function readInputs(folder: string): Inputs {
  const read = (name: string): unknown => {
    const file = path.join(folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  };
  return {
    costs: completeOrNull(read("costs.json") as Costs | null),
    measured: read("measured-breakpoint.json") as MeasuredBreakpoint | null,
  };
}

export const completeOrNull = (costs: Costs | null): Costs | null =>
  costs !== null && actNames.every((name) => name in costs.acts) ? costs : null;
