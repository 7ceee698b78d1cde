import type { Metric } from "@eightcount/rules/telemetry/metric";
import { metricAttributes } from "@eightcount/rules/telemetry/metric-attributes";
import { allMetrics } from "@eightcount/rules/telemetry/metrics";

interface Label {
  readonly name: string;
  /** Null if values come from the source or from requests. */
  readonly values: readonly string[] | null;
}

export type SeriesLabels = ReadonlyMap<string, readonly Label[]>;

const exposed = (name: string) => name.replaceAll(".", "_");
const open = (...names: readonly string[]): readonly Label[] =>
  names.map((name) => ({ name, values: null }));
/** Prometheus adds them to what it scrapes. */
const scraped = open("job", "instance");

function namesOf({ name, kind }: Pick<Metric, "name" | "kind">): readonly string[] {
  const plain = exposed(name);
  if (kind === "histogram") return ["_bucket", "_count", "_sum"].map((suffix) => plain + suffix);
  return [kind === "gauge" ? plain : `${plain}_total`];
}

const withBuckets = (name: string, labels: readonly Label[]) =>
  [name, [...scraped, ...labels, ...(name.endsWith("_bucket") ? open("le") : [])]] as const;

const ofOurs = allMetrics.flatMap((metric) => {
  const labels = metric.attributes.map((one) => {
    const { name, values } = metricAttributes[one];
    return { name: exposed(name), values };
  });
  return namesOf(metric).map((name) => withBuckets(name, labels));
});

const histogramOf = (name: string, ...labels: readonly string[]) =>
  namesOf({ name, kind: "histogram" }).map((one) => withBuckets(one, open(...labels)));
const gaugeOf = (name: string, ...labels: readonly string[]) => [
  withBuckets(name, open(...labels)),
];

/** Of OpenTelemetry's libraries and Prometheus itself. Only those that a query uses. */
const ofLibraries = [
  ...histogramOf(
    "http_server_request_duration",
    "http_request_method",
    "http_route",
    "http_response_status_code",
  ),
  ...histogramOf("db_client_operation_duration", "db_operation_name", "db_namespace"),
  ...gaugeOf("nodejs_eventloop_utilization"),
  ...gaugeOf("nodejs_eventloop_delay_p99"),
  ...histogramOf("v8js_gc_duration", "v8js_gc_type"),
  ...gaugeOf("v8js_memory_heap_used", "v8js_heap_space_name"),
  ...gaugeOf("up"),
  ...gaugeOf("ALERTS", "alertname", "alertstate", "severity"),
];

/** Every series that a query may name, with its labels. */
export const exposedSeries: SeriesLabels = new Map<string, readonly Label[]>([
  ...ofOurs,
  ...ofLibraries,
]);
