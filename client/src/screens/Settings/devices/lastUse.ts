import { longDate } from "../subscriptionFormat";

const MINUTE_MS = 60_000;
/** A browser in use reports every five minutes at the latest. */
const ACTIVE_MS = 6 * MINUTE_MS;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const timeOfDay = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Days of the member's calendar between two times. Daylight saving makes some days shorter. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

const signIn = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Formats the time of a sign-in, such as "Mar 4, 2027, 9:05 AM". */
export const signInTime = (iso: string): string => signIn.format(new Date(iso));

/** Describes a device's last use, such as "Active now", "Yesterday", or "Mar 4, 2027". */
export function lastUse(iso: string, now: Date): string {
  const at = new Date(iso);
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < ACTIVE_MS) return "Active now";
  if (agoMs < 60 * MINUTE_MS) return relative.format(-Math.floor(agoMs / MINUTE_MS), "minute");
  const days = daysBetween(at, now);
  if (days === 0) return `Today at ${timeOfDay.format(at)}`;
  return days < WEEK_DAYS ? capitalized(relative.format(-days, "day")) : longDate(iso);
}
