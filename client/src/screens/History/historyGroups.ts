import { differenceInCalendarWeeks, format, isSameYear, startOfMonth, startOfYear } from "date-fns";

/** Records of one period. */
export interface HistoryGroup<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

const WEEK_TITLES = ["This Week", "Last Week", "3 Weeks ago", "4 Weeks ago"] as const;
const MONDAY = { weekStartsOn: 1 } as const;

/**
 * Records by the week they were danced in, four weeks back; before that by month, and before this
 * year by year. Records come newest first and stay so. Weeks start on Monday where the member is.
 */
export function groupByPeriod<Item extends { readonly updatedAt: string }>(
  items: readonly Item[],
  now: Date,
): readonly HistoryGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const title = periodTitle(new Date(item.updatedAt), now);
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups].map(([title, grouped]) => ({ title, items: grouped }));
}

function periodTitle(date: Date, now: Date): string {
  const weeksAgo = Math.max(0, differenceInCalendarWeeks(now, date, MONDAY));
  const week = WEEK_TITLES[weeksAgo];
  if (week !== undefined) return week;
  return isSameYear(date, now)
    ? format(startOfMonth(date), "MMMM")
    : format(startOfYear(date), "yyyy");
}
