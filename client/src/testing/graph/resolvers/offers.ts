import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import type { Discount } from "@eightcount/rules/billing/order-summary";
import { currencyOfChoice, offeredChoices } from "@eightcount/rules/billing/plan-offers";
import {
  type PlanChoice,
  planChoiceOfCode,
  planCodeByChoice,
  withoutTrial,
} from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { CouponRow, PlanRow } from "../world/offerRows";
import type { World } from "../world/world";
import { cardOfToken } from "./cards";

const GIFT_SOURCES = ["gift", "purchase-gift-card"];

/** Returns a plan with its price in one currency. */
export interface PricedPlan extends Omit<PlanRow, "prices"> {
  readonly choice: PlanChoice | null;
  readonly currency: CurrencyCode;
  readonly priceCents: number;
}

function pricedByCode(world: World, code: string, currency: CurrencyCode): PricedPlan | null {
  const plan = world.plans.find((one) => one.code === code);
  const priceCents = plan?.prices[currency];
  if (!plan || priceCents === undefined) return null;
  const { prices: _, ...rest } = plan;
  return { ...rest, choice: planChoiceOfCode(code), currency, priceCents };
}

/** Returns the plan for a choice in the choice's currency, null while it is not on sale. */
export const planOfChoice = (world: World, choice: PlanChoice): PricedPlan | null =>
  pricedByCode(world, planCodeByChoice[choice], currencyOfChoice(choice));

/** Resolves a choice for the viewer: an account or card that had a trial gets the plan without one. */
export function offerOf(
  world: World,
  choice: PlanChoice,
  cardTokenId: string | null = null,
): PricedPlan | null {
  const plan = planOfChoice(world, choice);
  const card = cardTokenId === null ? null : cardOfToken(world, cardTokenId);
  if (!plan?.trial || !(world.viewer?.hadTrial || card?.hadTrial)) return plan;
  const twin = pricedByCode(world, withoutTrial(plan.code), plan.currency);
  return { ...(twin ?? plan), choice, trial: null };
}

/** Returns a coupon with its discount on one plan. */
export interface UsableCoupon {
  readonly coupon: CouponRow;
  readonly discount: Discount;
}

/** Returns the coupon if it is valid for a plan in its currency. */
export function usableCoupon(
  world: World,
  code: string,
  { code: planCode, currency }: Pick<PricedPlan, "code" | "currency">,
): UsableCoupon | null {
  const wanted = code.trim().toUpperCase();
  const coupon = world.coupons.find((one) => one.code === wanted);
  if (!coupon?.isRedeemable) return null;
  const covers = (one: string) => one === planCode || withoutTrial(one) === planCode;
  if (coupon.planCodes !== null && !coupon.planCodes.some(covers)) return null;
  const { discount } = coupon;
  if (discount.type !== "FIXED") return { coupon, discount };
  const amountCents = discount.amounts[currency];
  return amountCents === undefined
    ? null
    : { coupon, discount: { type: "FIXED", amountCents, currency } };
}

/** Returns a discount as the graph represents it. */
export const shownDiscount = (discount: Discount) => ({
  percent: null,
  amountCents: null,
  currency: null,
  trial: null,
  ...discount,
});

interface PlanArgs {
  readonly pageSource?: string | null;
  readonly currency?: CurrencyCode | null;
}

interface CouponArgs {
  readonly code: string;
  readonly planChoice: PlanChoice;
}

export const offerResolvers: Resolvers = {
  Query: {
    plans: (_: unknown, { pageSource, currency }: PlanArgs, world) => {
      const isGift = GIFT_SOURCES.includes(pageSource?.toLowerCase() ?? "");
      return offeredChoices({ isGift, currency: currency ?? "USD" })
        .map((choice) => planOfChoice(world, choice))
        .filter((plan) => plan !== null);
    },
    coupon: (_: unknown, { code, planChoice }: CouponArgs, world) => {
      const plan = planOfChoice(world, planChoice);
      const usable = plan && usableCoupon(world, code, plan);
      if (!usable) {
        const message = paymentMessages.promoInvalid;
        return refusal("CouponRefused", { code: "COUPON_INVALID", message, field: "couponCode" });
      }
      const { coupon, discount } = usable;
      return {
        __typename: "CouponAccepted",
        code: coupon.code,
        description: coupon.description,
        discount: shownDiscount(discount),
      };
    },
    checkoutSettings: (_: unknown, __: unknown, world) => world.checkout,
  },
};
