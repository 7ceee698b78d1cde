const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** So short ago, a use is not worth a number. */
const ACTIVE_MINUTES = 2;
const DAY_MS = 86_400_000;

const relative = new Intl.RelativeTimeFormat("en-US");
const relativeDay = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const timeWithSeconds = new Intl.DateTimeFormat("en-US", { timeStyle: "medium" });
const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** Days of the member's calendar between two times. Daylight saving makes some days shorter. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (at: Date) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

const isRecent = (at: Date, now: Date) => daysBetween(at, now) < 2;

/** Such as "today", "yesterday", or "Mar 4, 2027". */
const dayOf = (at: Date, now: Date): string =>
  isRecent(at, now) ? relativeDay.format(-daysBetween(at, now), "day") : date.format(at);

/** Such as "today, 9:05 AM", "yesterday, 9:05 AM", or "Mar 4, 2027". */
const dayAndTime = (at: Date, now: Date): string =>
  isRecent(at, now) ? `${dayOf(at, now)}, ${time.format(at)}` : dayOf(at, now);

/** Such as "today, 1:14 PM". Older sign-ins have only their date, such as "Mar 4, 2027". */
export const signInDay = (iso: string, now: Date): string => dayAndTime(new Date(iso), now);

/**
 * Formats the time of one of several sign-ins that look alike, such as "Mar 4, 2027, 9:05 AM",
 * with its seconds if another one of them was within the same minute.
 */
export function signInTime(iso: string, alike: readonly string[], now: Date): string {
  const at = new Date(iso);
  const minuteOf = (one: string) => Math.floor(new Date(one).getTime() / MINUTE_MS);
  const isShared = alike.some((other) => other !== iso && minuteOf(other) === minuteOf(iso));
  return `${dayOf(at, now)}, ${(isShared ? timeWithSeconds : time).format(at)}`;
}

/** When the latest of these devices signed in. */
export const lastSignIn = (devices: readonly { readonly signedInAt: string }[]): string =>
  devices.map(({ signedInAt }) => signedInAt).reduce((last, at) => (last > at ? last : at));

/** When a device was last active: "now", "12 minutes ago", "today, 9:02 AM", or "Mar 4, 2027". */
export function lastUse(iso: string, now: Date): string {
  const at = new Date(iso);
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < ACTIVE_MINUTES) return "now";
  return minutes < HOUR_MINUTES ? relative.format(-minutes, "minute") : dayAndTime(at, now);
}
