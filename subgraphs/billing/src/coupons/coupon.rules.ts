import type { Trial } from "@eightcount/rules/billing/billing-dates";
import type { Discount } from "@eightcount/rules/billing/order-summary";
import { withoutTrial } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

export interface CouponFacts {
  readonly isRedeemable: boolean;
  readonly planCodes: readonly string[] | null;
  readonly discount:
    | { readonly type: "PERCENT"; readonly percent: number }
    | {
        readonly type: "FIXED";
        readonly amounts: Readonly<Partial<Record<CurrencyCode, number>>>;
      }
    | { readonly type: "FREE_TRIAL"; readonly trial: Trial };
}

export interface CouponTarget {
  readonly planCode: string;
  readonly currency: CurrencyCode;
}

/** Returns null if the coupon does not apply. One for a trial plan also covers its twin. */
export function discountFor(coupon: CouponFacts, target: CouponTarget): Discount | null {
  if (!coupon.isRedeemable || !coversPlan(coupon, target.planCode)) return null;
  const { discount } = coupon;
  if (discount.type !== "FIXED") return discount;
  const amountCents = discount.amounts[target.currency];
  return amountCents === undefined
    ? null
    : { type: "FIXED", amountCents, currency: target.currency };
}

function coversPlan({ planCodes }: CouponFacts, planCode: string): boolean {
  if (planCodes === null) return true;
  return planCodes.includes(planCode) || planCodes.some((code) => withoutTrial(code) === planCode);
}
