import { CRM_PLAN_PREFIX, type IntervalUnit } from "@eightcount/rules/billing/plans";
import {
  type AccountReading,
  emptyReading,
  type SubscriptionStatus,
} from "../providers/billing/billing.provider";
import type { CrmSubscription } from "../providers/legacy-crm/legacy-crm.provider";

const intervals: Readonly<Record<string, IntervalUnit>> = {
  MONTH: "MONTHS",
  YEAR: "YEARS",
  DAY: "DAYS",
};

/** Returns null for an unknown billing cycle, undefined for a plan that is not from the CRM. */
export function crmInterval(planCode: string): IntervalUnit | null | undefined {
  if (!planCode.startsWith(CRM_PLAN_PREFIX)) return undefined;
  return intervals[planCode.slice(CRM_PLAN_PREFIX.length).toUpperCase()] ?? null;
}

function statusOf({ isActive, isCancelled }: CrmSubscription): SubscriptionStatus {
  if (!isActive) return "EXPIRED";
  return isCancelled ? "CANCELLED" : "ACTIVE";
}

/** The CRM has none of our plans, so its billing cycle serves as the plan. */
export function crmReading(newestFirst: readonly CrmSubscription[]): AccountReading {
  const read = newestFirst.find(({ isActive }) => isActive) ?? newestFirst[0] ?? null;
  const card = read?.creditCard;
  return {
    ...emptyReading,
    subscription: read && {
      id: read.id,
      planCode: `${CRM_PLAN_PREFIX}${read.billingCycle.toLowerCase()}`,
      planName: "Membership",
      status: statusOf(read),
      isTrial: false,
      trialEndsAt: null,
      periodEndsAt: read.nextBillDate,
      currency: "USD",
      amountCents: read.billingAmountCents,
      nextChargeCents: statusOf(read) === "ACTIVE" ? read.billingAmountCents : 0,
      pendingPlan: null,
    },
    paymentMethod: card ? `${card.type} ending with ${card.lastFour}` : null,
  };
}
