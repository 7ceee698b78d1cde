import { nextBillingOn, type Trial, trialEndsOn } from "./billing-dates";
import { type Currency, formatPrice } from "./money";
import type { IntervalUnit } from "./plans";

/** What a coupon takes off. Amounts are minor units; `amountCents` is in the plan's currency. */
export type Discount =
  | { readonly type: "PERCENT"; readonly percent: number }
  | { readonly type: "FIXED"; readonly amountCents: number; readonly currency: Currency }
  | { readonly type: "FREE_TRIAL"; readonly trial: Trial };

/** The part of a plan an order summary is made of. */
export interface SummaryPlan {
  readonly priceCents: number;
  readonly currency: Currency;
  readonly intervalUnit: IntervalUnit;
  readonly intervalLength: number;
  readonly trial: Trial | null;
}

/** An order as the summary shows it. Amounts are minor units of the plan's currency. */
export interface OrderSummary {
  readonly todayCents: number;
  readonly discountedPriceCents: number;
  readonly chip: "FREE TRIAL" | "PROMO APPLIED" | null;
  readonly trialLabel: string | null;
  readonly discountLabel: string | null;
  readonly trialEndsOn: Date | null;
  readonly firstChargeOn: Date;
  readonly secondChargeOn: Date;
}

/** The price after a discount, never below zero; percentages round half away from zero. */
export function discountedCents(priceCents: number, discount: Discount | null): number {
  if (!discount || discount.type === "FREE_TRIAL") return priceCents;
  if (discount.type === "FIXED") return Math.max(0, priceCents - discount.amountCents);
  const percent = Math.min(100, Math.max(0, discount.percent));
  return priceCents - Math.round((priceCents * percent) / 100);
}

/** The trial that applies: a free-trial coupon's replaces the plan's own. */
export const effectiveTrial = (plan: SummaryPlan, discount: Discount | null): Trial | null =>
  discount?.type === "FREE_TRIAL" ? discount.trial : plan.trial;

/** "7 DAY TRIAL", as the summary labels a trial. */
export const trialLabel = (trial: Trial): string => `${trial.length} ${trial.unit} TRIAL`;

/** "50% OFF", "$10 OFF" or "30 DAY TRIAL". */
export function discountLabel(discount: Discount): string {
  if (discount.type === "PERCENT") return `${discount.percent}% OFF`;
  if (discount.type === "FREE_TRIAL") return trialLabel(discount.trial);
  return `${formatPrice(discount.amountCents, discount.currency)} OFF`;
}

function chipOf(discount: Discount | null, trial: Trial | null): OrderSummary["chip"] {
  if (discount) return "PROMO APPLIED";
  return trial ? "FREE TRIAL" : null;
}

/**
 * What an order costs today and at the next charge. With a trial today is free and the discounted
 * price is charged when the trial ends; without one it is charged now.
 */
export function summariseOrder(
  plan: SummaryPlan,
  discount: Discount | null,
  now: Date,
): OrderSummary {
  const trial = effectiveTrial(plan, discount);
  const price = discountedCents(plan.priceCents, discount);
  const firstChargeOn = trial ? trialEndsOn(now, trial) : now;
  return {
    todayCents: trial ? 0 : price,
    discountedPriceCents: price,
    chip: chipOf(discount, trial),
    trialLabel: trial ? trialLabel(trial) : null,
    discountLabel: discount ? discountLabel(discount) : null,
    trialEndsOn: trial ? firstChargeOn : null,
    firstChargeOn,
    secondChargeOn: nextBillingOn(firstChargeOn, plan.intervalUnit, plan.intervalLength),
  };
}
