import type { Attributes } from "@opentelemetry/api";
import {
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type ResourceMetrics,
} from "@opentelemetry/sdk-metrics";

/**
 * Writes Prometheus' text format, as `PrometheusSerializer` of OpenTelemetry does. That one builds
 * the labels of each line anew, which takes the gateway ten times as long.
 */
export function toExposition({ resource, scopeMetrics }: ResourceMetrics): string {
  const families = new Map<string, Family>();
  for (const { scope, metrics } of scopeMetrics) {
    const scopeLabels = labelsIn({
      "otel.scope.name": scope.name,
      ...(scope.schemaUrl ? { "otel.scope.schema_url": scope.schemaUrl } : {}),
      ...(scope.version ? { "otel.scope.version": scope.version } : {}),
    });
    for (const metric of metrics) addTo(families, metric, scopeLabels);
  }
  const target = `# HELP target_info Target metadata\n# TYPE target_info gauge\ntarget_info{${labelsIn(resource.attributes)}} 1\n`;
  return target + [...families.values()].map(({ header, lines }) => header + lines).join("");
}

interface Family {
  readonly type: string;
  readonly header: string;
  lines: string;
}

/** Two libraries may use one name. The first one's description wins, and its type has to match. */
function addTo(families: Map<string, Family>, metric: MetricData, scopeLabels: string): void {
  const name = exposedName(metric);
  const type = typeOf(metric);
  const family = families.get(name) ?? { type, header: headerOf(name, type, metric), lines: "" };
  if (type !== family.type) return;
  families.set(name, family);
  family.lines += linesOf(name, metric, scopeLabels);
}

function headerOf(name: string, type: string, { descriptor }: MetricData): string {
  const { description, unit } = descriptor;
  const help = `# HELP ${name} ${escaped(description || "description missing")}\n`;
  return `${help}${unit ? `# UNIT ${name} ${unit}\n` : ""}# TYPE ${name} ${type}\n`;
}

function typeOf(metric: MetricData): string {
  if (metric.dataPointType === DataPointType.HISTOGRAM) return "histogram";
  return metric.dataPointType === DataPointType.SUM && metric.isMonotonic ? "counter" : "gauge";
}

function linesOf(name: string, metric: MetricData, scopeLabels: string): string {
  if (metric.dataPointType === DataPointType.EXPONENTIAL_HISTOGRAM) return "";
  let lines = "";
  if (metric.dataPointType === DataPointType.HISTOGRAM) {
    for (const point of metric.dataPoints) lines += histogramLines(name, point, scopeLabels);
  } else {
    for (const { attributes, value } of metric.dataPoints) {
      lines += `${name}{${joined(attributes, scopeLabels)}} ${numberText(value)}\n`;
    }
  }
  return lines;
}

function histogramLines(
  name: string,
  { attributes, value }: DataPoint<Histogram>,
  scopeLabels: string,
): string {
  const labels = joined(attributes, scopeLabels);
  const { count, sum, buckets } = value;
  let lines = `${name}_count{${labels}} ${count}\n`;
  if (sum !== undefined) lines += `${name}_sum{${labels}} ${numberText(sum)}\n`;
  let upTo = 0;
  for (const [index, inBucket] of buckets.counts.entries()) {
    upTo += inBucket;
    lines += `${name}_bucket{${labels},le="${buckets.boundaries[index] ?? "+Inf"}"} ${upTo}\n`;
  }
  return lines;
}

const names = new Map<string, string>();

/** Prometheus' names have no dots. */
function plainName(name: string): string {
  const plain = names.get(name) ?? name.replace(/[^a-z0-9_]/gi, "_").replace(/_{2,}/g, "_");
  names.set(name, plain);
  return plain;
}

function exposedName(metric: MetricData): string {
  const name = plainName(metric.descriptor.name);
  return typeOf(metric) === "counter" && !name.endsWith("_total") ? `${name}_total` : name;
}

// The SDK keeps the attributes of a series, so their text lasts from scrape to scrape.
const texts = new WeakMap<Attributes, string>();

function joined(attributes: Attributes, scopeLabels: string): string {
  let text = texts.get(attributes);
  if (text === undefined) {
    text = labelsIn(attributes);
    texts.set(attributes, text);
  }
  return text === "" ? scopeLabels : `${text},${scopeLabels}`;
}

const labelsIn = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${plainName(name)}="${labelValue(value)}"`)
    .join(",");

function labelValue(value: Attributes[string] = ""): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return escaped(text).replaceAll('"', '\\"');
}

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");

function numberText(value: number): string {
  if (Number.isFinite(value) || Number.isNaN(value)) return String(value);
  return value > 0 ? "+Inf" : "-Inf";
}
