import type { Metric, MetricAttribute } from "@eightcount/rules/telemetry/metric";
import { metricAttributes } from "@eightcount/rules/telemetry/metric-attributes";
import { type HistogramPart, seriesName } from "@eightcount/service-kit/telemetry/samples";
import { type Bucket, quantile } from "./quantile";
import type { Reading } from "./reading";

/** Values of a chart's lines at one moment, by label. */
export type Values = ReadonlyMap<string, number>;

export interface Source {
  /** Names of the series that `values` reads. */
  readonly series: readonly string[];
  values(readings: readonly Reading[]): Values;
}

type Label = (reading: Reading) => string;

const labelName = (attribute: MetricAttribute): string =>
  metricAttributes[attribute].name.replaceAll(".", "_");

export const by =
  (attribute: MetricAttribute): Label =>
  ({ labels }) =>
    labels[labelName(attribute)] ?? "";

type Combine = (left: number, right: number) => number;

const sum: Combine = (left, right) => left + right;

function grouped(readings: readonly Reading[], label: Label, combine: Combine): Values {
  const values = new Map<string, number>();
  for (const reading of readings) {
    const key = label(reading);
    const before = values.get(key);
    values.set(key, before === undefined ? reading.value : combine(before, reading.value));
  }
  return values;
}

const named = (readings: readonly Reading[], wanted: string): readonly Reading[] =>
  readings.filter(({ name }) => name === wanted);

export function growth(metric: Metric, label: Label): Source {
  const name = seriesName(metric);
  return { series: [name], values: (readings) => grouped(named(readings, name), label, sum) };
}

export function perSecond(metric: Metric, label: Label, part?: HistogramPart): Source {
  const name = seriesName(metric, part);
  const rates = (readings: readonly Reading[]) =>
    named(readings, name).map((one) => ({ ...one, value: one.value / one.seconds }));
  return { series: [name], values: (readings) => grouped(rates(readings), label, sum) };
}

/** The greatest value where several processes report the same thing. */
export function level(name: string, label: Label): Source {
  return { series: [name], values: (readings) => grouped(named(readings, name), label, Math.max) };
}

const bucketsIn = (readings: readonly Reading[]): readonly Bucket[] =>
  [...grouped(readings, ({ labels }) => labels.le ?? "", sum)].map(([upTo, count]) => ({
    upTo: Number(upTo.replace("Inf", "Infinity")),
    count,
  }));

/** One quantile for each label. */
export function quantileOf(metric: Metric, wanted: number, label: Label): Source {
  const name = seriesName(metric, "bucket");
  const found = (readings: readonly Reading[]) =>
    [...Map.groupBy(named(readings, name), label)].flatMap(([key, group]) => {
      const value = quantile(wanted, bucketsIn(group));
      return value === null ? [] : [[key, value] as const];
    });
  return { series: [name], values: (readings) => new Map(found(readings)) };
}

export function quantiles(metric: Metric, shares: Readonly<Record<string, number>>): Source {
  const name = seriesName(metric, "bucket");
  const found = (readings: readonly Reading[]) => {
    const buckets = bucketsIn(named(readings, name));
    return Object.entries(shares).flatMap(([label, wanted]) => {
      const value = quantile(wanted, buckets);
      return value === null ? [] : [[label, value] as const];
    });
  };
  return { series: [name], values: (readings) => new Map(found(readings)) };
}

/** The share of `part` in a counter's growth. A line that did not grow has no value. */
export function share(metric: Metric, label: Label, part: (reading: Reading) => boolean): Source {
  const name = seriesName(metric);
  const found = (readings: readonly Reading[]) => {
    const all = named(readings, name);
    const counted = grouped(all.filter(part), label, sum);
    return [...grouped(all, label, sum)].flatMap(([key, total]) =>
      total > 0 ? [[key, (counted.get(key) ?? 0) / total] as const] : [],
    );
  };
  return { series: [name], values: (readings) => new Map(found(readings)) };
}

/** Only from readings that pass. */
export const when = (
  passes: (reading: Reading) => boolean,
  { series, values }: Source,
): Source => ({
  series,
  values: (readings) => values(readings.filter(passes)),
});

export function together(...sources: readonly Source[]): Source {
  return {
    series: sources.flatMap(({ series }) => series),
    values: (readings) => new Map(sources.flatMap(({ values }) => [...values(readings)])),
  };
}
