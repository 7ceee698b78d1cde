import type { Trial } from "@eightcount/rules/billing/billing-dates";
import {
  type IntervalUnit,
  type PlanChoice,
  planChoiceOfCode,
} from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

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

export interface PlanWithPrices
  extends Pick<PricedPlan, "code" | "name" | "description" | "intervalUnit" | "intervalLength"> {
  readonly prices: Readonly<Partial<Record<CurrencyCode, number>>>;
  readonly trial: Trial | null;
}

export function pricedIn(plan: PlanWithPrices, currency: CurrencyCode): PricedPlan | null {
  const priceCents = plan.prices[currency];
  if (priceCents === undefined) return null;
  const { prices: _, ...rest } = plan;
  return { ...rest, choice: planChoiceOfCode(plan.code), currency, priceCents };
}

/** True for a plan of the same interval that costs more, which nobody would choose instead. */
export const isCostlierTwin = (plan: PricedPlan, own: PricedPlan): boolean =>
  plan.currency === own.currency &&
  plan.intervalUnit === own.intervalUnit &&
  plan.intervalLength === own.intervalLength &&
  plan.priceCents > own.priceCents;

const giftSources: ReadonlySet<string> = new Set(["purchase-gift-card", "gift"]);

export const isGiftSource = (pageSource: string | null): boolean =>
  pageSource !== null && giftSources.has(pageSource.toLowerCase());
