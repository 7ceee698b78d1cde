import type { Book, RedemptionEntry } from "../book/book";
import type { Coupon } from "../catalogue/coupons";
import type { Currency } from "../catalogue/currency";

/** What a coupon takes off one charge of `unitAmount`, in minor units; never more than it. */
export function discountOf(coupon: Coupon, unitAmount: number, currency: Currency): number {
  const { discount } = coupon;
  if (discount.type === "percent") return Math.round((unitAmount * discount.percent) / 100);
  if (discount.type === "fixed") return Math.min(unitAmount, discount.amounts[currency] ?? 0);
  return 0;
}

/** True when the coupon covers this plan. */
export const coversPlan = (coupon: Coupon, planCode: string): boolean =>
  coupon.planCodes.length === 0 || coupon.planCodes.includes(planCode);

/** True when a fixed coupon has an amount in this currency; the other kinds always do. */
export const coversCurrency = (coupon: Coupon, currency: Currency): boolean =>
  coupon.discount.type !== "fixed" || coupon.discount.amounts[currency] !== undefined;

/** The redemptions that apply to the next charge of a plan. */
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

/** Days of trial the coupons grant, 0 when none does. */
export function couponTrialDays(list: readonly Coupon[]): number {
  return Math.max(
    0,
    ...list.map(({ discount }) => (discount.type === "free_trial" ? discount.days : 0)),
  );
}
