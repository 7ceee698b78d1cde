import type { CounterMetric, HistogramMetric, Metric } from "@eightcount/rules/telemetry/metric";
import {
  type Counter,
  type Histogram,
  type Meter,
  type MeterProvider,
  metrics,
} from "@opentelemetry/api";

export const SCOPE = "eightcount";

const made = new WeakMap<MeterProvider, Map<Metric, unknown>>();

/** Makes an instrument once for each provider. Tests replace the provider. */
function instrumentOf<I>(metric: Metric, make: (meter: Meter) => I): I {
  const provider = metrics.getMeterProvider();
  let known = made.get(provider);
  if (!known) {
    known = new Map();
    made.set(provider, known);
  }
  let instrument = known.get(metric) as I | undefined;
  if (instrument === undefined) {
    instrument = make(provider.getMeter(SCOPE));
    known.set(metric, instrument);
  }
  return instrument;
}

export const counterOf = (metric: CounterMetric): Counter =>
  instrumentOf(metric, (meter) => meter.createCounter(metric.name, optionsOf(metric)));

export const histogramOf = (metric: HistogramMetric): Histogram =>
  instrumentOf(metric, (meter) =>
    meter.createHistogram(metric.name, {
      ...optionsOf(metric),
      advice: { explicitBucketBoundaries: [...metric.buckets] },
    }),
  );

const optionsOf = ({ unit, description }: Metric) => ({ unit, description });
