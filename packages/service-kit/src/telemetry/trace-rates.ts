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

/** One of our own processes sends the request, so it decides. */
export const followsParent = (parent: RemoteParent | null): boolean =>
  rates !== null && (parent ? parent.isSampled : Math.random() < rates.others);

/** A stranger may send the request, so whether a caller samples it has no influence. */
export const isChosenHere = (): boolean => rates !== null && Math.random() < rates.others;

/**
 * Our pages and strangers send such requests alike. A caller that does not sample is followed, so
 * anybody can leave out requests of their own. One that does is followed only within the operation's
 * share, to which the same ids belong everywhere, so whoever picks ids can have all of theirs recorded.
 */
export function isChosen(parent: RemoteParent | null, operation: string | null): boolean {
  if (rates === null) return false;
  const rate = operation === null ? rates.others : traceRateOf(rates, operation);
  if (parent === null) return Math.random() < rate;
  return parent.isSampled && isInSample(parent.traceId, rate);
}
