import { metrics } from "@opentelemetry/api";
import { PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider, MetricReader } from "@opentelemetry/sdk-metrics";

/** Longer than every single observation may take, so that one that hangs hides no other. */
const COLLECT_TIMEOUT_MS = 2_000;

/** Collects only when it is read. */
class PulledReader extends MetricReader {
  protected override async onForceFlush(): Promise<void> {
    // Nothing is buffered.
  }

  protected override async onShutdown(): Promise<void> {
    // Nothing is open.
  }
}

const serializer = new PrometheusSerializer();
let reader: MetricReader | null = null;

/** Returns the process's reader, for the SDK that is about to be started. */
export function newMetricReader(): MetricReader {
  reader = new PulledReader();
  return reader;
}

/** Returns the process's metrics in Prometheus format. Observations that fail are left out. */
export async function readMetrics(): Promise<string> {
  const { resourceMetrics } = await openReader().collect({ timeoutMillis: COLLECT_TIMEOUT_MS });
  return serializer.serialize(resourceMetrics);
}

/** Without `register`, only the metrics of our own code exist, and none of libraries. */
function openReader(): MetricReader {
  if (reader) return reader;
  const opened = newMetricReader();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [opened] }));
  return opened;
}
