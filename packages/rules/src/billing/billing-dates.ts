/** A stretch of time before the first charge. */
export interface Trial {
  readonly length: number;
  readonly unit: TrialUnit;
}
/** The units a trial is counted in. */
export type TrialUnit = "DAY" | "WEEK" | "MONTH";

function addDays(date: Date, days: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved;
}

/** The same day `months` later; the month's last day where that day does not exist. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

/** When a trial that starts at `from` ends: the moment of the first charge. */
export function trialEndsOn(from: Date, trial: Trial): Date {
  if (trial.unit === "MONTH") return addMonths(from, trial.length);
  return addDays(from, trial.unit === "WEEK" ? trial.length * 7 : trial.length);
}

/** The days of the ordinary trial; the card is charged on the day after. */
export const TRIAL_DAYS = 7;
/** The day "cancel before …" names: the end of a trial started today. */
export const cancelBefore = (today: Date): Date => addDays(today, TRIAL_DAYS);

/** A billing date as the settings show it, "MMM D, YYYY"; the viewer's zone unless one is named. */
export const formatBillingDate = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
