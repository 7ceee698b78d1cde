import type { Moment } from "../book/book";

export const DAY_MS = 86_400_000;

export const addDays = (moment: Moment, days: number): Moment => moment + days * DAY_MS;

/** Keeps the day of the month. The 31st becomes the last day of a shorter month. */
export function addMonths(moment: Moment, months: number): Moment {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
