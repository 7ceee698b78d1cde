import type { AttributesOf, Metric, MetricAttribute } from "@eightcount/rules/telemetry/metric";
import { metricAttributes } from "@eightcount/rules/telemetry/metric-attributes";
import type { Attributes } from "@opentelemetry/api";

/** Words of the source code. Addresses have an @ or more slashes, ids and codes many digits. */
const PLAIN = /^(?!.*(?:\d{5}|[\da-f]{8}-[\da-f]{4}-))[\w .:,/-]{1,80}$/i;
const OTHER = "other";
/** Above it, values come from requests, and keeping them would only cost memory. */
const KEPT_PER_METRIC = 2_000;

const kept = new WeakMap<Metric, Map<string, Attributes>>();
const none: Attributes = Object.freeze({});

/**
 * Returns the attributes under their exported names, the same object each time. Drops what the
 * metric does not declare, and replaces values that could identify somebody by `other`.
 */
export function labelsOf<M extends Metric>(metric: M, values: AttributesOf<M>): Attributes {
  if (metric.attributes.length === 0) return none;
  const known = kept.get(metric) ?? new Map<string, Attributes>();
  kept.set(metric, known);
  const given = values as unknown as Readonly<Record<MetricAttribute, string>>;
  const key = metric.attributes.map((one) => given[one]).join("\n");
  let labels = known.get(key);
  if (!labels) {
    labels = Object.freeze(
      Object.fromEntries(
        metric.attributes.map((one) => [metricAttributes[one].name, plain(one, given[one])]),
      ),
    );
    if (known.size < KEPT_PER_METRIC) known.set(key, labels);
  }
  return labels;
}

function plain(attribute: MetricAttribute, value: string): string {
  const { values } = metricAttributes[attribute];
  const isKnown =
    values === null ? PLAIN.test(value) : (values as readonly string[]).includes(value);
  return isKnown ? value : OTHER;
}
