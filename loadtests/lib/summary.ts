import { summaryFile } from "./settings.ts";
import type { Workload } from "./stage.ts";

interface SummaryData {
  readonly metrics: object;
}

/** Writes the figures of the run. Leaves out what `setup` returned, which holds access tokens. */
export const summaryOf =
  (workload: Workload) =>
  ({ metrics }: SummaryData): Record<string, string> =>
    summaryFile === "" ? {} : { [summaryFile]: JSON.stringify({ workload, metrics }) };
