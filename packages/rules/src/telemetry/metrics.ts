import { counters } from "./counters";
import type { Metric } from "./metric";
import { operationMetrics } from "./operation-metrics";
import { processMetrics } from "./process-metrics";

/** Every metric of our own. Libraries add those of HTTP, PostgreSQL clients, and the runtime. */
export const allMetrics: readonly Metric[] = [operationMetrics, processMetrics, counters].flatMap(
  (group) => Object.values<Metric>(group),
);
