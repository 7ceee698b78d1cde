import type { AttributesOf, CounterMetric } from "@eightcount/rules/telemetry/metric";
import { counterOf } from "./instruments";
import { labelsOf } from "./metric-labels";

/** Does nothing without telemetry. */
export function count<M extends CounterMetric>(
  metric: M,
  attributes: AttributesOf<M>,
  times = 1,
): void {
  counterOf(metric).add(times, labelsOf(metric, attributes));
}
