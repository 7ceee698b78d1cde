import { randomBytes } from "node:crypto";
import { type Context, context, createContextKey, ROOT_CONTEXT } from "@opentelemetry/api";
import { suppressTracing } from "@opentelemetry/core";

const TRACE_ID = createContextKey("eightcount.unrecorded-trace");

/**
 * Context of work that is not recorded. It has no span, so that instrumentations that need a parent
 * do nothing, and all others get an empty span at once. Logs still get the trace's id.
 */
export const unrecorded = (traceId: string): Context =>
  suppressTracing(ROOT_CONTEXT).setValue(TRACE_ID, traceId);

export const unrecordedTraceId = (): string | null =>
  (context.active().getValue(TRACE_ID) as string | undefined) ?? null;

// Random bytes cost a call into the system, so they are drawn for many ids at once.
const ID_BYTES = 16;
const POOL_BYTES = 256 * ID_BYTES;
let pool = Buffer.alloc(0);

export function newTraceId(): string {
  if (pool.length === 0) pool = randomBytes(POOL_BYTES);
  const id = pool.toString("hex", 0, ID_BYTES);
  pool = pool.subarray(ID_BYTES);
  return id;
}

/** Lets the next process continue a trace that is not recorded. Empty for other work. */
export function unrecordedHeaders(): Readonly<Record<string, string>> {
  const traceId = unrecordedTraceId();
  // Nothing looks up the parent of an unrecorded trace, but the header needs one.
  return traceId === null ? {} : { traceparent: `00-${traceId}-${traceId.slice(ID_BYTES)}-00` };
}
