import { writeFileSync } from "node:fs";
import path from "node:path";
import type { StackSettings } from "../processes/stack-settings";

/** Tells Prometheus where each process serves its metrics (`file_sd_configs`). */
export function writeMetricsTargets({
  folders,
  metricsPorts,
}: Pick<StackSettings, "folders" | "metricsPorts">): void {
  const targets = Object.entries(metricsPorts).map(([job, port]) => ({
    targets: [`127.0.0.1:${port}`],
    labels: { job },
  }));
  writeFileSync(path.join(folders.run, "metrics-targets.json"), JSON.stringify(targets, null, 2));
}
