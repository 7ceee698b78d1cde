import { businessMetrics } from "./business-metrics";
import { conventionMetrics } from "./convention-metrics";
import { counters } from "./counters";
import { eventMetrics } from "./event-metrics";
import type { Metric } from "./metric";
import { operationMetrics } from "./operation-metrics";
import { processMetrics } from "./process-metrics";
import { serviceMetrics } from "./service-metrics";
import { playbackMetrics, viewingMetrics } from "./viewing-metrics";

/** Every metric of our own, by topic. Libraries add those of the runtime and of outgoing requests. */
export const metricGroups = {
  Operations: operationMetrics,
  Refusals: counters,
  Progress: viewingMetrics,
  Playback: playbackMetrics,
  Business: businessMetrics,
  "Third parties and caches": serviceMetrics,
  "Events and queues": eventMetrics,
  "Requests and statements": conventionMetrics,
  Processes: processMetrics,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Metric>>>>;

export const allMetrics: readonly Metric[] = Object.values(metricGroups).flatMap((group) =>
  Object.values<Metric>(group),
);
