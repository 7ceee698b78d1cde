import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { pricePerInterval } from "../../components/membership/priceInterval";
import { LoadingValue } from "./LoadingValue";
import { amount, EMPTY_VALUE } from "./subscriptionFormat";
import { usePlanPrices } from "./usePlanPrices";

interface PlanPriceProps {
  /** The choice that buys the member's plan. */
  readonly planChoice: string;
  readonly currency: string;
}

/** For example "$99.00 a year", before coupons and credit; a dash if it is unknown. */
export function PlanPrice({ planChoice, currency }: PlanPriceProps) {
  const plans = usePlanPrices(pricesOf(planChoice, currency));
  if (plans === null) return <LoadingValue length={12} />;
  const plan = plans.find(({ choice }) => choice === planChoice);
  if (plan === undefined) return EMPTY_VALUE;
  return pricePerInterval(amount(plan.priceCents, plan.currency), plan.intervalUnit);
}

/** Variables for the prices of a plan and of those beside it. */
export const pricesOf = (planChoice: string, currency: string) => ({
  currency: currency as CurrencyCode,
  pageSource: planChoice.startsWith("GIFT_") ? "gift" : null,
});
