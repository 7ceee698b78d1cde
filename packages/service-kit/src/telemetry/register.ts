/**
 * Loaded with `node --require` before anything else, so that http, express, graphql, pg and the
 * Redis clients are patched when they are first required. Reads OpenTelemetry's own OTEL_* keys;
 * without OTEL_EXPORTER_OTLP_ENDPOINT nothing is recorded.
 */
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { GraphQLInstrumentation } from "@opentelemetry/instrumentation-graphql";
import { IORedisInstrumentation } from "@opentelemetry/instrumentation-ioredis";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { PinoInstrumentation } from "@opentelemetry/instrumentation-pino";
import { RedisInstrumentation } from "@opentelemetry/instrumentation-redis";
import { RuntimeNodeInstrumentation } from "@opentelemetry/instrumentation-runtime-node";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { flushSpans } from "./flush-spans";
import { httpInstrumentations } from "./http-instrumentations";

/** How often the event loop's delay is sampled; every 10 ms would be most of an idle process's work. */
const EVENT_LOOP_SAMPLE_MS = 50;

// Keys and arguments name people: limits are kept by e-mail and address, jobs hold what is sent.
const nameOnly = (command: string): string => command;

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const sdk = new NodeSDK({
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [
      ...httpInstrumentations(),
      new GraphQLInstrumentation({ mergeItems: true, ignoreResolveSpans: true }),
      new PgInstrumentation({ requireParentSpan: true }),
      new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: nameOnly }),
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: nameOnly }),
      new PinoInstrumentation(),
      new RuntimeNodeInstrumentation({ monitoringPrecision: EVENT_LOOP_SAMPLE_MS }),
    ],
  });
  sdk.start();
  process.once("beforeExit", () => void sdk.shutdown().catch(() => undefined));
  // No shutdown yet: what is answered and saved while the process drains has spans too.
  process.once("SIGTERM", () => void flushSpans());
}
