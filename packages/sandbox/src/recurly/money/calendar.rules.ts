import type { Moment } from "../book/book";

export const DAY_MS = 86_400_000;

export const addDays = (moment: Moment, days: number): Moment => moment + days * DAY_MS;

export const dayOfMonth = (moment: Moment): number => new Date(moment).getUTCDate();

/** Returns `day` of a later month, or the last day of a shorter one. */
export function addMonths(moment: Moment, months: number, day = dayOfMonth(moment)): Moment {
  const date = new Date(moment);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
