import { trace } from "@opentelemetry/api";

export const currentTraceId = (): string | null =>
  trace.getActiveSpan()?.spanContext().traceId ?? null;
