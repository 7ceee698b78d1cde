import { planCodes } from "@eightcount/rules/billing/plans";
import type { Currency } from "./currency";

export type CouponDiscount =
  | { readonly type: "percent"; readonly percent: number }
  | { readonly type: "fixed"; readonly amounts: Readonly<Partial<Record<Currency, number>>> }
  | { readonly type: "free_trial"; readonly days: number };

/** Amounts are in minor units. */
export interface Coupon {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly state: "redeemable" | "expired" | "maxed_out";
  /** single_use applies to the first invoice above zero, so a trial does not use it up. */
  readonly duration: "forever" | "single_use";
  readonly discount: CouponDiscount;
  /** Plans to which the coupon is limited. Empty means every plan. */
  readonly planCodes: readonly string[];
}

type CouponTerms = Pick<Coupon, "id" | "code" | "name" | "description" | "discount">;

const described: readonly (CouponTerms & Partial<Coupon>)[] = [
  {
    id: "couponhalf50",
    code: "HALF50",
    name: "Half price",
    description: "50% off your first payment",
    discount: { type: "percent", percent: 50 },
  },
  {
    id: "coupontenoff",
    code: "TENOFF",
    name: "Ten off",
    description: "$10 off every payment",
    duration: "forever",
    discount: { type: "fixed", amounts: { USD: 1_000, INR: 50_000 } },
  },
  {
    id: "couponfree30",
    code: "FREE30",
    name: "Thirty days free",
    description: "Your first 30 days are free",
    discount: { type: "free_trial", days: 30 },
  },
  {
    id: "couponyear20",
    code: "YEAR20",
    name: "Twenty percent off a year",
    description: "20% off the yearly subscription",
    discount: { type: "percent", percent: 20 },
    planCodes: [planCodes.trialYearly, planCodes.regularYearly, planCodes.rupeeYearly],
  },
  {
    id: "couponusonly",
    code: "USONLY5",
    name: "Five dollars off",
    description: "$5 off, in US dollars only",
    discount: { type: "fixed", amounts: { USD: 500 } },
  },
  {
    id: "couponold",
    code: "OLD",
    name: "Last year's sale",
    description: "This sale has ended",
    state: "expired",
    discount: { type: "percent", percent: 30 },
  },
  {
    id: "couponmaxed",
    code: "GONE",
    name: "First hundred dancers",
    description: "All redemptions are used up",
    state: "maxed_out",
    discount: { type: "percent", percent: 30 },
  },
];

export const coupons: readonly Coupon[] = described.map((entry) => ({
  state: "redeemable",
  duration: "single_use",
  planCodes: [],
  ...entry,
}));

export const findCoupon = (codeOrId: string): Coupon | null =>
  coupons.find(
    (coupon) => coupon.id === codeOrId || coupon.code === codeOrId.trim().toUpperCase(),
  ) ?? null;
