import type { metricAttributes } from "./metric-attributes";

export type MetricAttribute = keyof typeof metricAttributes;

interface Declared<K extends string, A extends MetricAttribute> {
  readonly kind: K;
  /** OpenTelemetry's name. Prometheus shows it with underscores, a counter with `_total`. */
  readonly name: string;
  /** UCUM unit: `s`, `By`, `1`, or what is counted in braces. */
  readonly unit: string;
  /** One sentence for docs/metrics.md and the scrape. */
  readonly description: string;
  readonly attributes: readonly A[];
}

/** A sum that only grows. */
export type CounterMetric<A extends MetricAttribute = MetricAttribute> = Declared<"counter", A>;

/** A distribution. Prometheus also gets its count and sum. */
export interface HistogramMetric<A extends MetricAttribute = MetricAttribute>
  extends Declared<"histogram", A> {
  /** Upper bounds of the buckets, in the metric's unit. */
  readonly buckets: readonly number[];
}

/** A value that is read when somebody scrapes. */
export type GaugeMetric<A extends MetricAttribute = MetricAttribute> = Declared<"gauge", A>;

/** A sum kept elsewhere, which is read when somebody scrapes. */
export type ObservedCounterMetric<A extends MetricAttribute = MetricAttribute> = Declared<
  "observed counter",
  A
>;

export type ObservedMetric = GaugeMetric | ObservedCounterMetric;
export type Metric = CounterMetric | HistogramMetric | ObservedMetric;

type Values<A extends MetricAttribute> = (typeof metricAttributes)[A]["values"];
type ValueOf<A extends MetricAttribute> = Values<A> extends readonly (infer V)[] ? V : string;

/** Exactly the attributes that a metric declares, each with one of its values. */
export type AttributesOf<M extends Metric> = [M["attributes"][number]] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [A in M["attributes"][number]]: ValueOf<A> };

type Declaration<M, A extends MetricAttribute> = Omit<M, "kind" | "attributes"> & {
  readonly attributes?: readonly A[];
};

export const counter = <const A extends MetricAttribute = never>({
  attributes = [],
  ...declared
}: Declaration<CounterMetric, A>): CounterMetric<A> => ({
  kind: "counter",
  ...declared,
  attributes,
});

export const histogram = <const A extends MetricAttribute = never>({
  attributes = [],
  ...declared
}: Declaration<HistogramMetric, A>): HistogramMetric<A> => ({
  kind: "histogram",
  ...declared,
  attributes,
});

export const gauge = <const A extends MetricAttribute = never>({
  attributes = [],
  ...declared
}: Declaration<GaugeMetric, A>): GaugeMetric<A> => ({ kind: "gauge", ...declared, attributes });

export const observedCounter = <const A extends MetricAttribute = never>({
  attributes = [],
  ...declared
}: Declaration<ObservedCounterMetric, A>): ObservedCounterMetric<A> => ({
  kind: "observed counter",
  ...declared,
  attributes,
});
