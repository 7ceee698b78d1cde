import type { AttributesOf, Metric, MetricAttribute } from "@eightcount/rules/telemetry/metric";
import { metricAttributes } from "@eightcount/rules/telemetry/metric-attributes";
import { type Sample, seriesName } from "@eightcount/service-kit/telemetry/samples";

export { type Sample, samplesIn } from "@eightcount/service-kit/telemetry/samples";

/** Sum over the series with these attributes, null without any. Histograms: the count. */
export function sumOf<M extends Metric>(
  samples: readonly Sample[],
  metric: M,
  attributes: Partial<AttributesOf<M>> = {},
  suffix: "count" | "sum" = "count",
): number | null {
  const found = samples.filter(matching(metric, attributes, suffix));
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
}

function matching(metric: Metric, attributes: object, suffix: "count" | "sum") {
  const name = seriesName(metric, suffix);
  const wanted = Object.entries(attributes).map(([key, value]) => [
    metricAttributes[key as MetricAttribute].name.replaceAll(".", "_"),
    value,
  ]);
  return ({ name: found, labels }: Sample): boolean =>
    found === name && wanted.every(([label, value]) => labels[label] === value);
}
