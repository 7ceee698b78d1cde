/** Must be loaded first (`node --require`), because it patches modules as they are required. */
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { IORedisInstrumentation } from "@opentelemetry/instrumentation-ioredis";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { PinoInstrumentation } from "@opentelemetry/instrumentation-pino";
import { RedisInstrumentation } from "@opentelemetry/instrumentation-redis";
import { RuntimeNodeInstrumentation } from "@opentelemetry/instrumentation-runtime-node";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { AggregationType, type ViewOptions } from "@opentelemetry/sdk-metrics";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { flushSpans } from "./flush-spans";
import { httpInstrumentations } from "./http-instrumentations";
import { newMetricReader } from "./metric-reader";
import { releaseVersion } from "./release-version";
import { recordTraces } from "./trace-rates";
import { traceSampler } from "./trace-sampler";

/** Sampling every 10 ms would be most of an idle process's work. */
const EVENT_LOOP_SAMPLE_MS = 50;

// Keys and arguments can contain personal data, so only the command's name is recorded.
const nameOnly = (command: string): string => command;

/** Ours measures the statements of every request, not only of recorded ones. */
const droppedMetrics: ViewOptions = {
  meterName: "@opentelemetry/instrumentation-pg",
  instrumentName: "*",
  aggregation: { type: AggregationType.DROP },
};

const {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  METRICS_PORT: metricsPort,
  EIGHTCOUNT_TRACE_RATES: traceRates,
} = process.env;

if (collector || metricsPort) {
  const version = resourceFromAttributes({ "service.version": releaseVersion() });
  const sdk = new NodeSDK({
    // `OTEL_RESOURCE_ATTRIBUTES` wins, by which a cluster names the tag of the image.
    resource: defaultResource().merge(version),
    ...(collector
      ? { traceExporter: new OTLPTraceExporter(), sampler: traceSampler(traceRates) }
      : { spanProcessors: [], logRecordProcessors: [] }),
    // Without a port of our own, OpenTelemetry's variables decide where metrics go.
    ...(metricsPort ? { metricReaders: [newMetricReader()] } : {}),
    views: [droppedMetrics],
    instrumentations: [
      ...httpInstrumentations(),
      new PgInstrumentation({ requireParentSpan: true }),
      new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: nameOnly }),
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: nameOnly }),
      new PinoInstrumentation(),
      new RuntimeNodeInstrumentation({ monitoringPrecision: EVENT_LOOP_SAMPLE_MS }),
    ],
  });
  sdk.start();
  if (collector) recordTraces(traceRates);
  process.once("beforeExit", () => void sdk.shutdown().catch(() => undefined));
  // No shutdown yet, because requests that finish during the drain have spans too.
  process.once("SIGTERM", () => void flushSpans());
}
