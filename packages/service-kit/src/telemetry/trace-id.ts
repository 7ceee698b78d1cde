import { trace } from "@opentelemetry/api";
import { unrecordedTraceId } from "./unrecorded";

/** Id of the trace that this work belongs to, recorded or not. */
export function currentTraceId(): string | null {
  const span = trace.getActiveSpan()?.spanContext();
  return span && trace.isSpanContextValid(span) ? span.traceId : unrecordedTraceId();
}
