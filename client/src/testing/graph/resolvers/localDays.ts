import { graphError } from "../execution/errors";

const DAY_MS = 86_400_000;

/** A calendar day as the instant of its UTC midnight, so that days can be counted. */
export type Day = number;

/** Returns the calendar day of an instant in a time zone. */
export function dayOf(instant: Date, timeZone: string): Day {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(numberOf("year"), numberOf("month") - 1, numberOf("day"));
}

/** Making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const date = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    const formatter = new Intl.DateTimeFormat("en-CA", { ...date, timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    throw graphError(
      "BAD_USER_INPUT",
      "timeZone must be the IANA name of a time zone, such as Europe/Berlin.",
    );
  }
}

/** Returns the instant at which a day begins in a time zone. */
export function midnightOf(day: Day, timeZone: string): Date {
  // The day begins at most fourteen hours away from UTC's.
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = new Date(day + minutes * 60_000);
    if (dayOf(instant, timeZone) === day) return instant;
  }
  return new Date(day);
}

export type Unit = "DAY" | "WEEK" | "MONTH" | "YEAR";

/** Returns the first day of the unit that contains a day. Weeks begin on Monday. */
export function firstDayOf(unit: Unit, day: Day): Day {
  const date = new Date(day);
  if (unit === "WEEK") return day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  if (unit === "MONTH") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return unit === "YEAR" ? Date.UTC(date.getUTCFullYear(), 0, 1) : day;
}

/** Returns the first day of the previous unit. */
export const unitBefore = (unit: Unit, firstDay: Day): Day => firstDayOf(unit, firstDay - DAY_MS);

export const daysLater = (day: Day, days: number): Day => day + days * DAY_MS;
