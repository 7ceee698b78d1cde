const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Minutes by which the local clock is behind UTC, as `Date.getTimezoneOffset` returns it. */
type ClockOffset = (moment: Date) => number;

/** Counts a day that has begun, but not the hour that daylight saving time adds or takes. */
export function daysLeft(
  until: Date,
  now: Date,
  offsetOf: ClockOffset = (moment) => moment.getTimezoneOffset(),
): number {
  const clockChangeMs = (offsetOf(now) - offsetOf(until)) * MINUTE_MS;
  return Math.max(0, Math.ceil((until.getTime() - now.getTime() + clockChangeMs) / DAY_MS));
}
