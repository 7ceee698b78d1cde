/** Records of one period. */
export interface HistoryGroup<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Now, and where the member is: the IANA name of a time zone. */
export interface HereAndNow {
  readonly now: Date;
  readonly timeZone: string;
}

const WEEK_TITLES = ["This Week", "Last Week", "3 Weeks ago", "4 Weeks ago"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;
/** The first of January 1970 was a Thursday: three days after the Monday of its week. */
const FIRST_DAY_OF_WEEK = 3;

/**
 * Records by the week they were danced in, four weeks back; before that by month, and before this
 * year by year. Records come newest first and stay so. Weeks start on Monday, and days are those of
 * the member's calendar, so that a clock put forward or back moves nothing.
 */
export function groupByPeriod<Item extends { readonly updatedAt: string }>(
  items: readonly Item[],
  { now, timeZone }: HereAndNow,
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

/** How many classes of a status one period has, loaded or not. `start` is its first instant. */
export interface PeriodCount {
  readonly start: string;
  readonly count: number;
}

/** The size of the period an instant is in, by the periods' counts; null when it is in none. */
export function countAt(instant: string, newestFirst: readonly PeriodCount[]): number | null {
  const at = Date.parse(instant);
  return newestFirst.find(({ start }) => Date.parse(start) <= at)?.count ?? null;
}

/** A day of a calendar as the instant of its midnight in UTC, where every day has 24 hours. */
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

/** Weeks since the one that holds the first of January 1970. */
function weekOf(day: CalendarDay): number {
  return Math.floor((day.getTime() / DAY_MS + FIRST_DAY_OF_WEEK) / DAYS_OF_WEEK);
}
