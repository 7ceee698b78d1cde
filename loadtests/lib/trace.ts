import { isInSample } from "../../packages/rules/src/telemetry/trace-rates.ts";

/** The W3C trace context of one request. */
export interface TraceContext {
  readonly traceId: string;
  /** Whether the product records the trace. It follows the caller's decision. */
  readonly isSampled: boolean;
  readonly traceparent: string;
}

// Not from the seed, because a second run against the same stack must not continue these traces.
const eightDigits = () =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, "0");

const digits = (count: number) => Array.from({ length: count / 8 }, eightDigits).join("");

/** Starts a trace. Decides here about sampling, so that the result knows which traces exist. */
export function newTrace(tracedShare: number): TraceContext {
  const traceId = digits(32);
  // By the id, because the gateway follows a caller within the share of its operation only.
  const isSampled = isInSample(traceId, tracedShare);
  const traceparent = `00-${traceId}-${digits(16)}-${isSampled ? "01" : "00"}`;
  return { traceId, isSampled, traceparent };
}
