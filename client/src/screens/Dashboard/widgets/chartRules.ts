/** Width one bar takes, in pixels, with the gap to the next. */
export const BAR_STEP_PX = 48;
const AXIS_STEP = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_SPAN_DAYS = 6;
/** Of a day: far enough from midnight for any clock that is put forward or back in that week. */
const NOON_SHARE = 0.5;

export type Period = "DAY" | "WEEK" | "MONTH";

/** Classes completed in one period, by level. `timeRef` is the period's date. */
export interface Bucket {
  readonly timeRef: string;
  readonly beginner: number;
  readonly intermediate: number;
  readonly advanced: number;
}

export const totalOf = (bucket: Bucket) => bucket.beginner + bucket.intermediate + bucket.advanced;

/** How many bars fit; at least one. */
export function barsPerView(widthPx: number): number {
  return Math.max(1, Math.floor(widthPx / BAR_STEP_PX) - 1);
}

/** Where the count axis ends: a multiple of five, never below five. */
export function axisMaximum(buckets: readonly Bucket[]): number {
  const highest = Math.max(0, ...buckets.map(totalOf));
  return Math.max(AXIS_STEP, Math.ceil(highest / AXIS_STEP) * AXIS_STEP);
}

/** Where the count axis is labeled: at zero and at every fifth of its length. */
export function axisTicks(top: number): readonly number[] {
  return Array.from({ length: AXIS_STEP + 1 }, (_, step) => (step * top) / AXIS_STEP);
}

/**
 * Buckets filled up to the number of bars that fit, with null where a member has no past yet, so
 * that the first weeks are as narrow as the later ones.
 */
export function filledSlots(
  oldestFirst: readonly Bucket[],
  slots: number,
): readonly (Bucket | null)[] {
  const empty = Math.max(0, slots - oldestFirst.length);
  return [...Array.from({ length: empty }, () => null), ...oldestFirst];
}

/**
 * The buckets in view, oldest first. Buckets come newest first; `offset` is how many of the newest
 * have been slid out to the right.
 */
export function visibleBuckets(
  newestFirst: readonly Bucket[],
  offset: number,
  count: number,
): readonly Bucket[] {
  return newestFirst.slice(offset, offset + count).reverse();
}

/** The span of a bucket for the info tip: a week reaches six days back to its date. */
export function periodLabel(timeRef: string, period: Period, timeZone: string): string {
  const date = new Date(timeRef);
  if (period === "MONTH") return format(date, { month: "long", year: "numeric", timeZone });
  const end = format(date, { month: "short", day: "numeric", timeZone });
  if (period === "DAY") return end;
  const start = new Date(date.getTime() - (WEEK_SPAN_DAYS - NOON_SHARE) * DAY_MS);
  return `${format(start, { month: "short", day: "numeric", timeZone })} – ${end}`;
}

/** The short name of a bucket under its bar. */
export function axisLabel(timeRef: string, period: Period, timeZone: string): string {
  const date = new Date(timeRef);
  return period === "MONTH"
    ? format(date, { month: "short", timeZone })
    : format(date, { month: "short", day: "numeric", timeZone });
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", options).format(date);
}
