import type { WorkloadOf } from "../lib/stage.ts";
import { average } from "./average.ts";
import { breakpoint } from "./breakpoint.ts";
import { smoke } from "./smoke.ts";
import { soak } from "./soak.ts";
import { spike } from "./spike.ts";
import { stress } from "./stress.ts";

const workloads: Readonly<Record<string, WorkloadOf>> = {
  smoke,
  average,
  stress,
  spike,
  soak,
  breakpoint,
};

export function workloadNamed(name: string): WorkloadOf {
  const found = workloads[name];
  if (!found) {
    throw new Error(`no workload is ${name}; there are ${Object.keys(workloads).join(", ")}`);
  }
  return found;
}
