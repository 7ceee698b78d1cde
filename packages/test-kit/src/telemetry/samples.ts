import type { AttributesOf, Metric, MetricAttribute } from "@eightcount/rules/telemetry/metric";
import { metricAttributes } from "@eightcount/rules/telemetry/metric-attributes";

/** One line of a process's `/metrics`. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Returns the samples in Prometheus exposition text. */
export function samplesIn(text: string): readonly Sample[] {
  return text.split("\n").flatMap((line) => {
    const [, name, labels = "", value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key = "", text = ""]) => [key, text]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

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
