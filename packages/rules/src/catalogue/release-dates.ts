const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const ISO_SECONDS_LENGTH = 19;

/** How long a class is called new, in days. */
export const NEW_WINDOW_DAYS = 14;

/** An instant as the catalogue compares it: ISO 8601 in UTC cut to whole seconds, no zone letter. */
export function isoSeconds(instant: Date): string {
  return instant.toISOString().slice(0, ISO_SECONDS_LENGTH);
}

/** True once the release second has come. Both instants are compared as `isoSeconds`. */
export function isReleased(releaseDate: Date, now: Date): boolean {
  return isoSeconds(releaseDate) <= isoSeconds(now);
}

/** The NEW badge: released within the last 14 days. A future release is not new yet. */
export function isNew(releaseDate: Date, now: Date): boolean {
  return isReleased(releaseDate, now) && releaseDate.getTime() > now.getTime() - windowMs();
}

/** Where a listing "of the last n days" begins; classes released after it belong to it. */
export function releasedWithinStart(days: number, now: Date): Date {
  // One hour more than the badge, so that a clock change never drops a class from the listing early.
  return new Date(now.getTime() - days * DAY_MS - HOUR_MS);
}

/** The title of the New & Trending listing for a number of classes. */
export function newListingTitle(count: number): string {
  return `${count === 1 ? "Class" : "Classes"} in the last 2 weeks`;
}

/** "Nov 06, 2026". The zone is an IANA name; UTC unless told. */
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

function windowMs(): number {
  return NEW_WINDOW_DAYS * DAY_MS;
}
