import type { AttributesOf, HistogramMetric } from "@eightcount/rules/telemetry/metric";
import { histogramOf } from "./instruments";
import { labelsOf } from "./metric-labels";

/** Does nothing without telemetry. */
export function record<M extends HistogramMetric>(
  metric: M,
  value: number,
  attributes: AttributesOf<M>,
): void {
  histogramOf(metric).record(value, labelsOf(metric, attributes));
}

export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;
