const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Minutes by which the local clock is behind UTC, as `Date.getTimezoneOffset` returns it. */
type ClockOffset = (moment: Date) => number;

/**
 * Returns the days until a billing date, counting one that has begun, or 0 once it has passed. The
 * hour that daylight saving time adds or takes in between doesn't count.
 */
export function daysLeft(
  until: Date,
  now: Date,
  offsetOf: ClockOffset = (moment) => moment.getTimezoneOffset(),
): number {
  const clockChangeMs = (offsetOf(now) - offsetOf(until)) * MINUTE_MS;
  return Math.max(0, Math.ceil((until.getTime() - now.getTime() + clockChangeMs) / DAY_MS));
}
