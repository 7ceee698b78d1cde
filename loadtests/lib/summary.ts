import { summaryFile, workloadName } from "./settings.ts";

interface SummaryData {
  readonly metrics: object;
  readonly state: { readonly testRunDurationMs: number };
}

/** Writes the figures of the run. Leaves out what `setup` returned, which holds access tokens. */
export function handleSummary({ metrics, state }: SummaryData): Record<string, string> {
  if (summaryFile === "") return {};
  const { testRunDurationMs } = state;
  return { [summaryFile]: JSON.stringify({ workload: workloadName, testRunDurationMs, metrics }) };
}
