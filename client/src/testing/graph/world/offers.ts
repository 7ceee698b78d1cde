import { planCodes } from "@eightcount/rules/billing/plans";
import type { CardRow, CouponRow, GiftCardRow, PlanRow } from "./offerRows";

const yearly = { intervalUnit: "YEARS", prices: { USD: 9_900, INR: 499_900 } } as const;
const monthly = { intervalUnit: "MONTHS", prices: { USD: 1_900, INR: 99_900 } } as const;
const regular = { intervalUnit: "MONTHS", prices: { USD: 3_900, INR: 199_900 } } as const;
const week = { length: 7, unit: "DAY" } as const;

type Priced = Pick<PlanRow, "intervalUnit" | "prices">;
const plan = (
  code: string,
  priced: Priced,
  trial: PlanRow["trial"],
  [name, description]: readonly [string, string],
): PlanRow => ({
  code,
  name,
  description,
  ...priced,
  intervalLength: priced.intervalUnit === "YEARS" ? 12 : 1,
  trial,
});

/** Default catalog of the provider, which the conformance test compares with the sandbox. */
export const defaultPlans: readonly PlanRow[] = [
  plan(planCodes.monthly, regular, null, [
    "Monthly Subscription",
    "Unlimited classes, billed monthly at the regular price.",
  ]),
  plan(planCodes.regularYearly, yearly, null, [
    "Yearly Subscription",
    "Unlimited classes, billed yearly at the support price.",
  ]),
  plan(planCodes.trialYearly, yearly, week, [
    "Yearly Subscription",
    "Unlimited classes, seven days free, then billed yearly at the support price.",
  ]),
  plan(planCodes.regularMonthly, monthly, null, [
    "Monthly Subscription",
    "Unlimited classes, billed monthly at the support price.",
  ]),
  plan(planCodes.trialMonthly, monthly, week, [
    "Monthly Subscription",
    "Unlimited classes, seven days free, then billed monthly at the support price.",
  ]),
  plan(planCodes.giftYearly, yearly, null, [
    "Yearly Gift Subscription",
    "Unlimited classes for a year, paid with a gift card.",
  ]),
  plan(planCodes.giftMonthly, monthly, null, [
    "Monthly Gift Subscription",
    "Unlimited classes for a month, paid with a gift card.",
  ]),
  plan(planCodes.rupeeYearly, yearly, week, [
    "Yearly Subscription (India)",
    "Unlimited classes, seven days free, then billed yearly in rupees.",
  ]),
  plan(planCodes.rupeeMonthly, monthly, week, [
    "Monthly Subscription (India)",
    "Unlimited classes, seven days free, then billed monthly in rupees.",
  ]),
];

/** A coupon that is valid once, for every plan. Pass the fields that the test is about. */
export const aCoupon = (fields: Partial<CouponRow> & Pick<CouponRow, "code">): CouponRow => ({
  description: "50% off your first payment",
  isRedeemable: true,
  isRecurring: false,
  planCodes: null,
  discount: { type: "PERCENT", percent: 50 },
  ...fields,
});

/** The coupons of the sandbox. */
export const defaultCoupons: readonly CouponRow[] = [
  aCoupon({ code: "HALF50" }),
  aCoupon({
    code: "TENOFF",
    description: "$10 off every payment",
    isRecurring: true,
    discount: { type: "FIXED", amounts: { USD: 1_000, INR: 50_000 } },
  }),
  aCoupon({
    code: "FREE30",
    description: "Your first 30 days are free",
    discount: { type: "FREE_TRIAL", trial: { length: 30, unit: "DAY" } },
  }),
  aCoupon({
    code: "YEAR20",
    description: "20% off the yearly subscription",
    planCodes: [planCodes.trialYearly, planCodes.regularYearly, planCodes.rupeeYearly],
    discount: { type: "PERCENT", percent: 20 },
  }),
  aCoupon({
    code: "USONLY5",
    description: "$5 off, in US dollars only",
    discount: { type: "FIXED", amounts: { USD: 500 } },
  }),
  aCoupon({ code: "OLD", description: "This sale has ended", isRedeemable: false }),
];

/** An unused gift card. */
export const aGiftCard = (fields: Partial<GiftCardRow> = {}): GiftCardRow => ({
  code: "GIFT-YEAR",
  amountCents: 9_900,
  currency: "USD",
  isRedeemed: false,
  isNextChargeKnown: true,
  ...fields,
});

/** A card that the bank accepts. */
export const aCard = (fields: Partial<CardRow> = {}): CardRow => ({
  token: "tok-1",
  label: "Visa ending with 1111",
  expiry: "12/2034",
  challenges: 0,
  declined: null,
  hadTrial: false,
  canCollect: true,
  ...fields,
});
