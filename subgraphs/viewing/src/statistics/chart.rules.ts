export type ChartPeriod = "DAY" | "WEEK" | "MONTH";

const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Returns the current name of a time zone, because the database lacks some older names. */
export function canonicalTimeZone(text: string): string | null {
  if (!NAME.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Days from a period's first day to the day on its label. A week shows its last day. */
export const LABEL_DAY_OFFSET: Readonly<Record<ChartPeriod, number>> = {
  DAY: 0,
  WEEK: 6,
  MONTH: 0,
};
