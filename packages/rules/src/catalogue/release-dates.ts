const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const ISO_SECONDS_LENGTH = 19;

export const NEW_WINDOW_DAYS = 14;

/** Cuts to whole seconds, the precision at which the catalog compares instants. */
export function isoSeconds(instant: Date): string {
  return instant.toISOString().slice(0, ISO_SECONDS_LENGTH);
}

export function isReleased(releaseDate: Date, now: Date): boolean {
  return isoSeconds(releaseDate) <= isoSeconds(now);
}

export function isNew(releaseDate: Date, now: Date): boolean {
  const age = now.getTime() - releaseDate.getTime();
  return isReleased(releaseDate, now) && age < NEW_WINDOW_DAYS * DAY_MS;
}

export function releasedWithinStart(days: number, now: Date): Date {
  // An extra hour, so that a clock change never drops a class that still has its badge.
  return new Date(now.getTime() - days * DAY_MS - HOUR_MS);
}

export function newListingTitle(count: number): string {
  return `${count === 1 ? "Class" : "Classes"} in the last 2 weeks`;
}

/** Returns a date such as "Nov 06, 2026". */
export function formatListDate(instant: Date, timeZone = "UTC"): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "2-digit",
    timeZone,
  }).formatToParts(instant);
  const textOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return `${textOf("month")} ${textOf("day")}, ${textOf("year")}`;
}
