import { isYearlyChoice } from "@eightcount/rules/billing/plan-offers";
import type { IntervalUnit, PlanChoice } from "@eightcount/rules/billing/plans";

type Unit = string | null | undefined;

export const intervalUnitOf = (choice: PlanChoice): IntervalUnit =>
  isYearlyChoice(choice) ? "YEARS" : "MONTHS";

/** Every plan on sale is paid by the year or by the month. */
export const intervalName = (unit: Unit): string => (unit === "YEARS" ? "year" : "month");

/** "a year" or "a month"; empty for a plan without an interval. */
export const perInterval = (unit: Unit): string =>
  unit === "YEARS" || unit === "MONTHS" ? `a ${intervalName(unit)}` : "";

/** For example "$19.00 a month"; the price alone for a plan without an interval. */
export const pricePerInterval = (price: string, unit: Unit): string =>
  `${price} ${perInterval(unit)}`.trimEnd();
