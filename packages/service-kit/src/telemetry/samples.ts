import type { Metric } from "@eightcount/rules/telemetry/metric";

/** One line of a process's `/metrics`. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Returns the samples in Prometheus exposition text, or only those with one of `names`. */
export function samplesIn(text: string, names?: ReadonlySet<string>): readonly Sample[] {
  return text.split("\n").flatMap((line) => {
    if (names && !names.has(line.slice(0, line.search(/[{ ]/)))) return [];
    const [, name, labels = "", value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, key = "", text = ""]) => [key, text]);
    return [{ name, labels: Object.fromEntries(pairs), value: numberIn(value) }];
  });
}

/** Prometheus abbreviates infinity. */
const numberIn = (text = ""): number => Number(text.replace("Inf", "Infinity"));

export type HistogramPart = "count" | "sum" | "bucket";

/** Name of a metric's series. `part` applies to histograms only. */
export function seriesName({ name, kind }: Metric, part: HistogramPart = "count"): string {
  const plain = name.replaceAll(".", "_");
  if (kind === "histogram") return `${plain}_${part}`;
  return kind === "gauge" ? plain : `${plain}_total`;
}
