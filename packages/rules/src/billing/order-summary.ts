import type { Trial } from "./billing-dates";
import { type Currency, formatPrice } from "./money";

/** Discount of a coupon. Amounts are minor units in the plan's currency. */
export type Discount =
  | { readonly type: "PERCENT"; readonly percent: number }
  | { readonly type: "FIXED"; readonly amountCents: number; readonly currency: Currency }
  | { readonly type: "FREE_TRIAL"; readonly trial: Trial };

export function discountedCents(priceCents: number, discount: Discount | null): number {
  if (!discount || discount.type === "FREE_TRIAL") return priceCents;
  if (discount.type === "FIXED") return Math.max(0, priceCents - discount.amountCents);
  const percent = Math.min(100, Math.max(0, discount.percent));
  return priceCents - Math.round((priceCents * percent) / 100);
}

/** Refusal of an order that would charge another amount than the buyer agreed to. */
export const priceChangedMessage = (todayCents: number, currency: Currency): string =>
  `Today's price is ${formatPrice(todayCents, currency)}, so we haven't charged you yet: please check it and confirm.`;

export const trialLabel = (trial: Trial): string => `${trial.length} ${trial.unit} TRIAL`;

/** Returns "50% OFF", "$10 OFF", or "30 DAY TRIAL". */
export function discountLabel(discount: Discount): string {
  if (discount.type === "PERCENT") return `${discount.percent}% OFF`;
  if (discount.type === "FREE_TRIAL") return trialLabel(discount.trial);
  return `${formatPrice(discount.amountCents, discount.currency)} OFF`;
}
