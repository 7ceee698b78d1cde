import { planChoiceOf, planLabel } from "@eightcount/rules/billing/plans";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow, SubscriptionRow } from "../world/memberRows";
import type { PricedPlan } from "./offers";

const DAY_MS = 86_400_000;

export type ShownSubscription = ReturnType<typeof shownSubscription>;

/** A subscription as its member sees it in the settings. */
export function shownSubscription(state: SubscriptionRow) {
  const { accountStatus } = state;
  const isActive = accountStatus === "ACTIVE";
  const isCancelled = accountStatus === "CANCELLED";
  return {
    ...state,
    planName: state.planName ?? "N/A",
    planLabel: planLabel(state.intervalUnit),
    planChoice: planChoiceOf(state.planCode),
    nextBillingAmountCents: isCancelled ? 0 : isActive ? state.nextAmountCents : null,
    nextBillingDate:
      isActive || isCancelled ? (state.pause?.resumesOn ?? state.periodEndsAt) : null,
    accessEndsOn: isCancelled || state.accountStatus === "EXPIRED" ? state.periodEndsAt : null,
    paymentMethod: isCancelled ? null : state.paymentMethod,
    cardExpiry: isCancelled ? null : state.cardExpiry,
    hasCard: state.paymentMethod !== null,
    pendingChange: isActive ? state.pendingChange : null,
    pause: isActive ? state.pause : null,
    isLocked: state.isOwing && state.graceEndsOn === null,
  };
}

interface Terms {
  readonly now: Date;
  readonly trialEndsAt: Date | null;
  readonly nextAmountCents: number;
  readonly paymentMethod: string;
  /** Last month of the card, such as "12/2034". */
  readonly cardExpiry: string | null;
}

/** The subscription that an order begins. */
export function subscriptionTo(plan: PricedPlan, terms: Terms): SubscriptionRow {
  const days = plan.intervalUnit === "YEARS" ? 365 : 30;
  const { now, trialEndsAt, nextAmountCents, paymentMethod, cardExpiry } = terms;
  return {
    accountStatus: "ACTIVE",
    subscriptionId: `subscription-${now.getTime()}`,
    planCode: plan.code,
    planName: plan.name,
    intervalUnit: plan.intervalUnit,
    isTrial: trialEndsAt !== null,
    trialEndsAt,
    nextAmountCents,
    currency: plan.currency,
    periodEndsAt: trialEndsAt ?? new Date(now.getTime() + days * DAY_MS),
    paymentMethod,
    cardExpiry,
    pendingChange: null,
    pause: null,
    isOwing: false,
    graceEndsOn: null,
    owingCents: 0,
  };
}

export const subscriptionResolvers: Resolvers = {
  Member: {
    subscription: ({ subscription }: MemberRow) => shownSubscription(subscription),
    billingInfo: ({ billingInfo }: MemberRow) => billingInfo,
  },
};
