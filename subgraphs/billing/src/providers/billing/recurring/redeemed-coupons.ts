import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type recurly from "recurly";
import type { ProviderCoupon } from "../billing.provider";
import { toProviderCoupon } from "./read-catalogue";

interface Charge {
  readonly priceCents: number;
  readonly planCode: string;
  readonly currency: CurrencyCode;
}

export const redeemedCoupons = (
  redemptions: readonly recurly.CouponRedemption[],
): readonly ProviderCoupon[] =>
  redemptions.flatMap(({ coupon }) => (coupon && toProviderCoupon(coupon)) ?? []);

export const isForFirstPayment = ({ isRecurring }: ProviderCoupon): boolean => !isRecurring;

export function discountOn(charge: Charge, coupons: readonly ProviderCoupon[]): number {
  const total = coupons
    .filter(({ planCodes }) => planCodes === null || planCodes.includes(charge.planCode))
    .reduce((sum, coupon) => sum + discountOf(coupon, charge), 0);
  return Math.min(charge.priceCents, total);
}

function discountOf({ discount }: ProviderCoupon, { priceCents, currency }: Charge): number {
  if (discount.type === "PERCENT") return Math.round((priceCents * discount.percent) / 100);
  return discount.type === "FIXED" ? (discount.amounts[currency] ?? 0) : 0;
}
