import { longDate } from "../subscriptionFormat";

/** Days that the retention offer adds to the current cycle. */
export const FREE_DAYS = 30;
const DAY_MS = 86_400_000;

const daysFrom = (date: string, days: number): string =>
  longDate(new Date(Date.parse(date) + days * DAY_MS).toISOString());

/** Day to which the offer moves the next charge. */
export const afterFreeDays = (nextCharge: string): string => daysFrom(nextCharge, FREE_DAYS);

/** For example "Your free days run from Dec 26, 2026 to Jan 25, 2027", by the charge they move. */
export const freeDaysAfter = (nextCharge: string): string =>
  `Your free days run from ${longDate(nextCharge)} to ${daysFrom(nextCharge, FREE_DAYS)}`;

/** The same by the charge that they have moved. */
export const freeDaysBefore = (nextCharge: string): string =>
  `Your free days run from ${daysFrom(nextCharge, -FREE_DAYS)} to ${longDate(nextCharge)}`;
