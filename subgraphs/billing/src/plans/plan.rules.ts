import type { Trial } from "@eightcount/rules/billing-dates";
import {
  choiceOfPlanCode,
  type IntervalUnit,
  type PlanChoice,
  planCodeByChoice,
} from "@eightcount/rules/plans";
import type { CurrencyCode } from "@eightcount/rules/visitor-location";

/** A plan with its price in one currency. */
export interface PricedPlan {
  readonly choice: PlanChoice | null;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly currency: CurrencyCode;
  readonly priceCents: number;
  readonly intervalUnit: IntervalUnit;
  readonly intervalLength: number;
  readonly trial: Trial | null;
}

/** The part of a catalogue plan a price is picked from. */
export interface PlanWithPrices
  extends Pick<PricedPlan, "code" | "name" | "description" | "intervalUnit" | "intervalLength"> {
  readonly prices: Readonly<Partial<Record<CurrencyCode, number>>>;
  readonly trial: Trial | null;
}

/** The plan with its price in this currency; null when it is not sold in it. */
export function pricedIn(plan: PlanWithPrices, currency: CurrencyCode): PricedPlan | null {
  const priceCents = plan.prices[currency];
  if (priceCents === undefined) return null;
  const { prices: _, ...rest } = plan;
  return { ...rest, choice: choiceOfPlanCode(plan.code), currency, priceCents };
}

const rupeeChoices: readonly PlanChoice[] = ["MULTI_YEARLY", "MULTI_MONTHLY"];

/** The currency a choice is sold in: the rupee plans in INR, every other in USD. */
export const currencyOfChoice = (choice: PlanChoice): CurrencyCode =>
  rupeeChoices.includes(choice) ? "INR" : "USD";

const cardChoices: readonly PlanChoice[] = ["YEARLY", "MONTHLY", "NO_DEAL_MONTHLY"];
const giftChoices: readonly PlanChoice[] = ["GIFT_YEARLY", "GIFT_MONTHLY"];
const giftSources: ReadonlySet<string> = new Set(["purchase-gift-card", "gift"]);

/**
 * The choices a page offers, in its order. Pages of the gift flow offer the gift plans; where
 * prices are in rupees there are only the rupee plans.
 */
export function offeredChoices(
  pageSource: string | null,
  currency: CurrencyCode,
): readonly PlanChoice[] {
  if (pageSource !== null && giftSources.has(pageSource.toLowerCase())) return giftChoices;
  return currency === "INR" ? rupeeChoices : cardChoices;
}

/** The plan code of each offered choice. */
export const offeredCodes = (
  pageSource: string | null,
  currency: CurrencyCode,
): readonly string[] =>
  offeredChoices(pageSource, currency).map((choice) => planCodeByChoice[choice]);
