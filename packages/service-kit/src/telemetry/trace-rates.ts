import {
  EVERY_TRACE,
  isInSample,
  readTraceRates,
  type TraceRates,
  traceRateOf,
} from "@eightcount/rules/telemetry/trace-rates";
import type { RemoteParent } from "./traceparent";

let rates: TraceRates | null = null;

/** From now on, requests are recorded. `text` is that of EIGHTCOUNT_TRACE_RATES. */
export function recordTraces(text = ""): void {
  rates = readTraceRates(text) ?? EVERY_TRACE;
}

/** Whoever sends the request decides, if the process only gets requests from our own. */
export const followsParent = (parent: RemoteParent | null): boolean =>
  rates !== null && (parent ? parent.isSampled : Math.random() < rates.others);

/**
 * Anybody may send the request. A caller that does not sample is followed. One that does is followed
 * only within the operation's share, to which the same ids belong everywhere.
 */
export function isChosen(parent: RemoteParent | null, operation: string | null): boolean {
  if (rates === null) return false;
  const rate = operation === null ? rates.others : traceRateOf(rates, operation);
  if (parent === null) return Math.random() < rate;
  return parent.isSampled && isInSample(parent.traceId, rate);
}
