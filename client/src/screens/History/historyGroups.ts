export interface HistoryGroup<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Current time and the member's IANA time zone. */
export interface LocalNow {
  readonly now: Date;
  readonly timeZone: string;
}

const WEEK_TITLES = ["This Week", "Last Week", "3 Weeks ago", "4 Weeks ago"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;
/** Days from Monday to January 1, 1970, which was a Thursday. */
const FIRST_DAY_OF_WEEK = 3;

/**
 * Groups records by week for four weeks, then by month, and by year before this year. Records stay
 * in their order, newest first. Weeks start on Monday in the member's own calendar, so DST changes
 * move nothing.
 */
export function groupByPeriod<Item extends { readonly updatedAt: string }>(
  items: readonly Item[],
  { now, timeZone }: LocalNow,
): readonly HistoryGroup<Item>[] {
  const calendar = calendarOf(timeZone);
  const today = calendar(now);
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const title = periodTitle(calendar(new Date(item.updatedAt)), today);
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups].map(([title, grouped]) => ({ title, items: grouped }));
}

/** Number of classes with a status in one period, loaded or not. `start` is its first instant. */
export interface PeriodCount {
  readonly start: string;
  readonly count: number;
}

/** Returns the count of the period that contains an instant, or null if none does. */
export function countAt(instant: string, newestFirst: readonly PeriodCount[]): number | null {
  const at = Date.parse(instant);
  return newestFirst.find(({ start }) => Date.parse(start) <= at)?.count ?? null;
}

/** Calendar day as midnight UTC, because every UTC day has 24 hours. */
type CalendarDay = Date;

function calendarOf(timeZone: string): (instant: Date) => CalendarDay {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    return new Date(Date.UTC(number("year"), number("month") - 1, number("day")));
  };
}

function periodTitle(day: CalendarDay, today: CalendarDay): string {
  const week = WEEK_TITLES[Math.max(0, weekOf(today) - weekOf(day))];
  if (week !== undefined) return week;
  return day.getUTCFullYear() === today.getUTCFullYear()
    ? day.toLocaleDateString("en-US", { month: "long", timeZone: "UTC" })
    : String(day.getUTCFullYear());
}

/** Weeks since the week of January 1, 1970. */
function weekOf(day: CalendarDay): number {
  return Math.floor((day.getTime() / DAY_MS + FIRST_DAY_OF_WEEK) / DAYS_OF_WEEK);
}
