import type { ObservedMetric } from "@eightcount/rules/telemetry/metric";
import { type HrTime, metrics, ValueType } from "@opentelemetry/api";
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  MetricReader,
} from "@opentelemetry/sdk-metrics";
import { toExposition } from "./exposition";
import { SCOPE } from "./instruments";
import { type ObservedPoint, type OnMissing, readObservations } from "./observe";

/** Collects only when it is read. */
class PulledReader extends MetricReader {
  protected override async onForceFlush(): Promise<void> {
    // Nothing is buffered.
  }

  protected override async onShutdown(): Promise<void> {
    // Nothing is open.
  }
}

const COLLECT_TIMEOUT_MS = 500;

let reader: MetricReader | null = null;

/** Returns the process's reader, for the SDK that is about to be started. */
export function newMetricReader(): MetricReader {
  reader = new PulledReader();
  return reader;
}

/** Collects from now on, but without `register` only the metrics of our own code. */
export function startMetrics(): MetricReader {
  const opened = newMetricReader();
  metrics.disable();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [opened] }));
  return opened;
}

/** Returns the process's metrics in Prometheus format. Observations that fail are left out. */
export async function readMetrics(onMissing?: OnMissing): Promise<string> {
  const collecting = (reader ?? startMetrics()).collect({ timeoutMillis: COLLECT_TIMEOUT_MS });
  const observing = readObservations(onMissing);
  const [{ resourceMetrics }, observed] = await Promise.all([collecting, observing]);
  const ours = [...observed].map(([metric, points]) => observedData(metric, points));
  return toExposition({
    resource: resourceMetrics.resource,
    scopeMetrics: [...resourceMetrics.scopeMetrics, { scope: { name: SCOPE }, metrics: ours }],
  });
}

/** The format has no place for times. */
const NO_TIME: HrTime = [0, 0];

function observedData(
  { name, unit, description, kind }: ObservedMetric,
  points: readonly ObservedPoint[],
): MetricData {
  const base = {
    descriptor: { name, unit, description, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPoints: points.map((point) => ({ ...point, startTime: NO_TIME, endTime: NO_TIME })),
  };
  return kind === "gauge"
    ? { ...base, dataPointType: DataPointType.GAUGE }
    : { ...base, dataPointType: DataPointType.SUM, isMonotonic: true };
}
