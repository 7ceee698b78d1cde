import { trace } from "@opentelemetry/api";

/** Returns the id of the current trace, or null without telemetry. */
export const currentTraceId = (): string | null =>
  trace.getActiveSpan()?.spanContext().traceId ?? null;
