/** How the bars of the chart are cut. */
export type ChartPeriod = "DAY" | "WEEK" | "MONTH";

const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/**
 * The time zone of the IANA database that a text names, such as `Europe/Berlin` or `UTC`; null when
 * it names none. An older name gives today's: the database does not know all of them.
 */
export function timeZoneNamed(text: string): string | null {
  if (!NAME.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * Days from a period's first day to the day its bar is labelled with: a week is known by its last
 * day, so that a label spans six days back from it; days and months by their first.
 */
export const LABEL_DAY: Readonly<Record<ChartPeriod, number>> = { DAY: 0, WEEK: 6, MONTH: 0 };
