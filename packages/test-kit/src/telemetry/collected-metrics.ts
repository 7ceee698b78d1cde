import type { AttributesOf, Metric } from "@eightcount/rules/telemetry/metric";
import { readMetrics, startMetrics } from "@eightcount/service-kit/telemetry/metric-reader";
import { metrics } from "@opentelemetry/api";
import { samplesIn, sumOf } from "./samples";

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
    value: async (metric, attributes, suffix) =>
      sumOf(samplesIn(await readMetrics()), metric, attributes, suffix),
    stop: () => metrics.disable(),
  };
}
