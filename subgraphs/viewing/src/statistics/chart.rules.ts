/** How the bars of the chart are cut. */
export type ChartPeriod = "DAY" | "WEEK" | "MONTH";

const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether a text names a time zone of the IANA database, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Days from a period's first day to the day its bar is labelled with: a week is known by its last
 * day, so that a label spans six days back from it; days and months by their first.
 */
export const LABEL_DAY: Readonly<Record<ChartPeriod, number>> = { DAY: 0, WEEK: 6, MONTH: 0 };
