import { trace } from "@opentelemetry/api";
import { unrecordedTraceId } from "./unrecorded";

/** Id of the trace that this work belongs to, recorded or not. */
export function currentTraceId(): string | null {
  const span = trace.getActiveSpan()?.spanContext();
  return span && trace.isSpanContextValid(span) ? span.traceId : unrecordedTraceId();
}

/**
 * Reference to this work for rows that are kept, such as in the audit log: the id of the trace and,
 * after a hyphen, that of our span in it. Callers choose the ids of recorded traces, so only our span's
 * id proves which request a row belongs to. A trace that is not recorded has an id of our own.
 */
export function traceReference(): string | null {
  const span = trace.getActiveSpan()?.spanContext();
  if (!span || !trace.isSpanContextValid(span)) return unrecordedTraceId();
  return `${span.traceId}-${span.spanId}`;
}
