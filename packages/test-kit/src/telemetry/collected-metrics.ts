import type { AttributesOf, Metric, MetricAttribute } from "@eightcount/rules/telemetry/metric";
import { metricAttributes } from "@eightcount/rules/telemetry/metric-attributes";
import { readMetrics, startMetrics } from "@eightcount/service-kit/telemetry/metric-reader";
import { metrics } from "@opentelemetry/api";
import { type Sample, samplesIn } from "./samples";

/** The metrics of this process, read as a scrape reads them. */
export interface CollectedMetrics {
  /** Exposition text of a scrape. */
  scrape(): Promise<string>;
  /** Names and labels of a scrape as text, without the numbers, in which any digits can occur. */
  labels(): Promise<string>;
  /** Sum over the series with these attributes, null without any. Histograms: the count. */
  value<M extends Metric>(
    metric: M,
    attributes?: Partial<AttributesOf<M>>,
    suffix?: "count" | "sum",
  ): Promise<number | null>;
  stop(): void;
}

/** Starts from zero. */
export function collectMetrics(): CollectedMetrics {
  startMetrics();
  return {
    scrape: readMetrics,
    labels: async () =>
      JSON.stringify(samplesIn(await readMetrics()).map(({ name, labels }) => ({ name, labels }))),
    value: async (metric, attributes = {}, suffix = "count") => {
      const found = samplesIn(await readMetrics()).filter(matching(metric, attributes, suffix));
      return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
    },
    stop: () => metrics.disable(),
  };
}

function matching(metric: Metric, attributes: object, suffix: string) {
  const name = exposedName(metric, suffix);
  const wanted = Object.entries(attributes).map(([key, value]) => [
    metricAttributes[key as MetricAttribute].name.replaceAll(".", "_"),
    value,
  ]);
  return ({ name: found, labels }: Sample): boolean =>
    found === name && wanted.every(([label, value]) => labels[label] === value);
}

function exposedName({ name, kind }: Metric, suffix: string): string {
  const plain = name.replaceAll(".", "_");
  if (kind === "histogram") return `${plain}_${suffix}`;
  return kind === "gauge" ? plain : `${plain}_total`;
}
