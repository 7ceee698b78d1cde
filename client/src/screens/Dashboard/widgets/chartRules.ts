/** Width of a bar including the gap to the next one. */
export const BAR_STEP_PX = 48;
const AXIS_STEP = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_SPAN_DAYS = 6;
/** Fraction of a day that keeps the computed date clear of midnight in weeks with a DST change. */
const HALF_DAY = 0.5;

export type Period = "DAY" | "WEEK" | "MONTH";

/** Classes completed in one period, by level. `timeRef` is the period's date. */
export interface Bucket {
  readonly timeRef: string;
  readonly beginner: number;
  readonly intermediate: number;
  readonly advanced: number;
}

export const totalOf = (bucket: Bucket) => bucket.beginner + bucket.intermediate + bucket.advanced;

export function barsPerView(widthPx: number): number {
  return Math.max(1, Math.floor(widthPx / BAR_STEP_PX) - 1);
}

/** Returns the upper end of the count axis: a multiple of five, and at least five. */
export function axisMaximum(buckets: readonly Bucket[]): number {
  const highest = Math.max(0, ...buckets.map(totalOf));
  return Math.max(AXIS_STEP, Math.ceil(highest / AXIS_STEP) * AXIS_STEP);
}

/** Returns six axis ticks from zero to the top. */
export function axisTicks(top: number): readonly number[] {
  return Array.from({ length: AXIS_STEP + 1 }, (_, step) => (step * top) / AXIS_STEP);
}

/** Pads the buckets with null up to `slots`, so that a short history doesn't get wider bars. */
export function padToSlots(
  oldestFirst: readonly Bucket[],
  slots: number,
): readonly (Bucket | null)[] {
  const empty = Math.max(0, slots - oldestFirst.length);
  return [...Array.from({ length: empty }, () => null), ...oldestFirst];
}

/** Returns the visible buckets, oldest first. `offset` counts newer ones that are out of view. */
export function visibleBuckets(
  newestFirst: readonly Bucket[],
  offset: number,
  count: number,
): readonly Bucket[] {
  return newestFirst.slice(offset, offset + count).reverse();
}

/** Formats a period for the tooltip. A week ends on its date and starts six days before. */
export function periodLabel(timeRef: string, period: Period, timeZone: string): string {
  const date = new Date(timeRef);
  if (period === "MONTH") return format(date, { month: "long", year: "numeric", timeZone });
  const end = format(date, { month: "short", day: "numeric", timeZone });
  if (period === "DAY") return end;
  const start = new Date(date.getTime() - (WEEK_SPAN_DAYS - HALF_DAY) * DAY_MS);
  return `${format(start, { month: "short", day: "numeric", timeZone })} – ${end}`;
}

export function axisLabel(timeRef: string, period: Period, timeZone: string): string {
  const date = new Date(timeRef);
  return period === "MONTH"
    ? format(date, { month: "short", timeZone })
    : format(date, { month: "short", day: "numeric", timeZone });
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", options).format(date);
}
