import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { intervalName, intervalUnitOf, perInterval, pricePerInterval } from "./priceInterval";

it.each<[PlanChoice, string]>([
  ["YEARLY", "$19.00 a year"],
  ["GIFT_YEARLY", "$19.00 a year"],
  ["MULTI_YEARLY", "$19.00 a year"],
  ["MONTHLY", "$19.00 a month"],
  ["NO_DEAL_MONTHLY", "$19.00 a month"],
  ["GIFT_MONTHLY", "$19.00 a month"],
  ["MULTI_MONTHLY", "$19.00 a month"],
])("the price of %s is %s", (choice, words) => {
  expect(pricePerInterval("$19.00", intervalUnitOf(choice))).toBe(words);
});

it.each(["DAYS", null, undefined])("a price per %s is the price alone", (unit) => {
  expect(perInterval(unit)).toBe("");
  expect(pricePerInterval("$19.00", unit)).toBe("$19.00");
});

it("a plan that is not paid by the year is named monthly", () => {
  expect(["YEARS", "MONTHS", undefined].map(intervalName)).toEqual(["year", "month", "month"]);
});
