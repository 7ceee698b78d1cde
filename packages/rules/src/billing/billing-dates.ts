export interface Trial {
  readonly length: number;
  readonly unit: TrialUnit;
}
export type TrialUnit = "DAY" | "WEEK" | "MONTH";

export function addDays(date: Date, days: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved;
}

/** Returns `day` of a later month, or the last day of a month that is too short. */
export function addMonths(date: Date, months: number, day = date.getUTCDate()): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}

export function trialEndsOn(from: Date, trial: Trial): Date {
  if (trial.unit === "MONTH") return addMonths(from, trial.length);
  return addDays(from, trial.unit === "WEEK" ? trial.length * 7 : trial.length);
}

/** Days in the standard trial. The card is charged on the day after. */
export const TRIAL_DAYS = 7;
export const cancelBefore = (today: Date): Date => addDays(today, TRIAL_DAYS);

export const formatBillingDate = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);

/** For example "5:54 PM", in the time zone of the process unless another is given. */
export const formatBillingTime = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
