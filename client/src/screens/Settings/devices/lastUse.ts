const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** A browser in use reports every five minutes at the latest. */
const ACTIVE_MS = 6 * MINUTE_MS;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const dateAndTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Days of the member's calendar between two times. Daylight saving makes some days shorter. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const withSeconds = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

/**
 * Formats the time of a sign-in, such as "Mar 4, 2027, 9:05 AM", with its seconds if another one
 * of these sign-ins was within the same minute.
 */
export function signInTime(iso: string, others: readonly string[] = []): string {
  const at = dateAndTime.format(new Date(iso));
  const isShared = others.some(
    (other) => other !== iso && dateAndTime.format(new Date(other)) === at,
  );
  return isShared ? withSeconds.format(new Date(iso)) : at;
}

/** Formats the day of a sign-in, such as "Mar 4, 2027". */
export const signInDay = (iso: string): string => day.format(new Date(iso));

/** When the latest of these devices signed in. */
export const lastSignIn = (devices: readonly { readonly signedInAt: string }[]): string =>
  devices.map(({ signedInAt }) => signedInAt).reduce((last, at) => (last > at ? last : at));

function ago(days: number, minutes: number): string {
  if (minutes < HOUR_MINUTES) return relative.format(-minutes, "minute");
  if (days === 0) return relative.format(-Math.floor(minutes / HOUR_MINUTES), "hour");
  if (days < WEEK_DAYS) return relative.format(-days, "day");
  return days < MONTH_DAYS
    ? relative.format(-Math.floor(days / WEEK_DAYS), "week")
    : relative.format(-Math.floor(days / MONTH_DAYS), "month");
}

export interface LastUse {
  /** Such as "Active now" or "Last used yesterday". */
  readonly words: string;
  /** Such as "9:05 AM" or "Mar 4, 2027, 9:05 AM". Null while the device is active. */
  readonly exact: string | null;
}

/** Describes a device's last use. */
export function lastUse(iso: string, now: Date): LastUse {
  const at = new Date(iso);
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < ACTIVE_MS) return { words: "Active now", exact: null };
  const days = daysBetween(at, now);
  const words = `Last used ${ago(days, Math.floor(agoMs / MINUTE_MS))}`;
  return { words, exact: (days < 2 ? time : dateAndTime).format(at) };
}
