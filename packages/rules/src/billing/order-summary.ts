import type { Trial } from "./billing-dates";
import { type Currency, formatPrice } from "./money";

/** What a coupon takes off. Amounts are minor units; `amountCents` is in the plan's currency. */
export type Discount =
  | { readonly type: "PERCENT"; readonly percent: number }
  | { readonly type: "FIXED"; readonly amountCents: number; readonly currency: Currency }
  | { readonly type: "FREE_TRIAL"; readonly trial: Trial };

/** The price after a discount, never below zero; percentages round half away from zero. */
export function discountedCents(priceCents: number, discount: Discount | null): number {
  if (!discount || discount.type === "FREE_TRIAL") return priceCents;
  if (discount.type === "FIXED") return Math.max(0, priceCents - discount.amountCents);
  const percent = Math.min(100, Math.max(0, discount.percent));
  return priceCents - Math.round((priceCents * percent) / 100);
}

/** The trial that applies: a free-trial coupon's replaces the plan's own. */
export const effectiveTrial = (
  plan: { readonly trial: Trial | null },
  discount: Discount | null,
): Trial | null => (discount?.type === "FREE_TRIAL" ? discount.trial : plan.trial);

/** "7 DAY TRIAL", as the summary labels a trial. */
export const trialLabel = (trial: Trial): string => `${trial.length} ${trial.unit} TRIAL`;

/** "50% OFF", "$10 OFF" or "30 DAY TRIAL". */
export function discountLabel(discount: Discount): string {
  if (discount.type === "PERCENT") return `${discount.percent}% OFF`;
  if (discount.type === "FREE_TRIAL") return trialLabel(discount.trial);
  return `${formatPrice(discount.amountCents, discount.currency)} OFF`;
}
