import type { UsableCoupon } from "../coupons/coupon.service";
import type { Offer } from "../plans/offer.service";
import type { Order } from "../providers/billing/billing.provider";

export interface OrderCodes {
  readonly coupons: readonly UsableCoupon[];
  readonly giftCardCode: string | null;
}

export function providerOrder(offer: Offer, { coupons, giftCardCode }: OrderCodes): Order {
  return {
    planCode: offer.plan.code,
    currency: offer.plan.currency,
    // Each code once, because two coupons for half the price would make the order free.
    couponCodes: [...new Set(coupons.map(({ code }) => code))],
    giftCardCode,
    // A skipped trial would also skip a coupon's free days, which the account may still have.
    skipsTrial: offer.skipsTrial && !coupons.some(givesFreeDays),
  };
}

const givesFreeDays = ({ discount }: UsableCoupon): boolean => discount.type === "FREE_TRIAL";
