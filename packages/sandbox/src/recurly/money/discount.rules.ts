import type { Book, RedemptionEntry } from "../book/book";
import type { Coupon } from "../catalogue/coupons";
import type { Currency } from "../catalogue/currency";

/** Returns the discount in minor units, at most `unitAmount`. */
export function discountOf(coupon: Coupon, unitAmount: number, currency: Currency): number {
  const { discount } = coupon;
  if (discount.type === "percent") return Math.round((unitAmount * discount.percent) / 100);
  if (discount.type === "fixed") return Math.min(unitAmount, discount.amounts[currency] ?? 0);
  return 0;
}

export const coversPlan = (coupon: Coupon, planCode: string): boolean =>
  coupon.planCodes.length === 0 || coupon.planCodes.includes(planCode);

/** A fixed coupon needs an amount in this currency. Other kinds apply to every currency. */
export const coversCurrency = (coupon: Coupon, currency: Currency): boolean =>
  coupon.discount.type !== "fixed" || coupon.discount.amounts[currency] !== undefined;

export function activeRedemptions(
  book: Book,
  charge: { planCode: string; currency: Currency },
): readonly RedemptionEntry[] {
  return book.redemptions.filter(
    ({ state, coupon }) =>
      state === "active" &&
      coversPlan(coupon, charge.planCode) &&
      coversCurrency(coupon, charge.currency),
  );
}

export function couponTrialDays(list: readonly Coupon[]): number {
  return Math.max(
    0,
    ...list.map(({ discount }) => (discount.type === "free_trial" ? discount.days : 0)),
  );
}
