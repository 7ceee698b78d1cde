import type { Trial, TrialUnit } from "@eightcount/rules/billing/billing-dates";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type recurly from "recurly";
import type { CataloguePlan, CouponDiscount, Prices, ProviderCoupon } from "../billing.provider";

export const toCents = (amount: number | null | undefined): number =>
  Math.round((amount ?? 0) * 100);

/** Plans are sold in rupees or dollars only. */
export const toCurrency = (code: string | null | undefined): CurrencyCode =>
  code === "INR" ? "INR" : "USD";

function isOurs(code: string | null | undefined): code is CurrencyCode {
  return code === "USD" || code === "INR";
}

function pricesOf(
  entries: readonly { currency?: string | null; cents: number }[] | null | undefined,
): Prices {
  const ours = (entries ?? []).filter((entry) => isOurs(entry.currency));
  return Object.fromEntries(ours.map(({ currency, cents }) => [currency, cents]));
}

function intervalOf(plan: recurly.Plan): Pick<CataloguePlan, "intervalUnit" | "intervalLength"> {
  const length = plan.intervalLength ?? 1;
  if (plan.intervalUnit === "days") return { intervalUnit: "DAYS", intervalLength: length };
  // The provider has no years and counts twelve months.
  return length % 12 === 0
    ? { intervalUnit: "YEARS", intervalLength: length / 12 }
    : { intervalUnit: "MONTHS", intervalLength: length };
}

const trialUnits: Readonly<Record<string, TrialUnit>> = {
  day: "DAY",
  days: "DAY",
  week: "WEEK",
  weeks: "WEEK",
  month: "MONTH",
  months: "MONTH",
};

function trialOf(length: number | null | undefined, unit: string | null | undefined): Trial | null {
  return length ? { length, unit: trialUnits[unit ?? "days"] ?? "DAY" } : null;
}

export function toCataloguePlan(plan: recurly.Plan): CataloguePlan {
  const prices = (plan.currencies ?? []).map(({ currency, unitAmount }) => ({
    currency: currency ?? null,
    cents: toCents(unitAmount),
  }));
  return {
    code: plan.code ?? "",
    name: plan.name ?? "",
    description: plan.description ?? "",
    prices: pricesOf(prices),
    ...intervalOf(plan),
    trial: trialOf(plan.trialLength, plan.trialUnit),
  };
}

function discountOf(discount: recurly.CouponDiscount | null | undefined): CouponDiscount | null {
  if (discount?.type === "percent") return { type: "PERCENT", percent: discount.percent ?? 0 };
  if (discount?.type === "free_trial") {
    const trial = trialOf(discount.trial?.length, discount.trial?.unit);
    return trial && { type: "FREE_TRIAL", trial };
  }
  if (discount?.type !== "fixed") return null;
  const amounts = (discount.currencies ?? []).map(({ currency, amount }) => ({
    currency: currency ?? null,
    cents: toCents(amount),
  }));
  return { type: "FIXED", amounts: pricesOf(amounts) };
}

export function toProviderCoupon(coupon: recurly.Coupon): ProviderCoupon | null {
  const discount = discountOf(coupon.discount);
  if (!discount) return null;
  const plans = (coupon.plans ?? []).map(({ code }) => code ?? "");
  return {
    code: coupon.code ?? "",
    description: coupon.hostedPageDescription || coupon.name || "",
    isRedeemable: coupon.state === "redeemable",
    planCodes: coupon.appliesToAllPlans ? null : plans,
    isRecurring: coupon.duration !== "single_use",
    discount,
  };
}
