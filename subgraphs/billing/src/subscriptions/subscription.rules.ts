import {
  type IntervalUnit,
  type PlanChoice,
  planChoiceOf,
  planLabel,
} from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

export type AccountStatusName = "INACTIVE" | "ACTIVE" | "CANCELLED" | "EXPIRED";

/** State of a member's account when it was last read from the provider. */
export interface SubscriptionState {
  readonly accountStatus: AccountStatusName;
  readonly subscriptionId: string | null;
  readonly planCode: string | null;
  readonly planName: string | null;
  readonly intervalUnit: IntervalUnit | null;
  readonly isTrial: boolean;
  readonly trialEndsAt: Date | null;
  /** Amount the next renewal will charge, after discounts, credit, and a pending change. */
  readonly nextAmountCents: number | null;
  readonly currency: CurrencyCode;
  readonly periodEndsAt: Date | null;
  readonly paymentMethod: string | null;
  /** End of the last month in which the card on file is valid. Null without a card. */
  readonly cardValidUntil: Date | null;
  readonly pendingPlanCode: string | null;
  readonly pendingPlanName: string | null;
  readonly pendingCents: number | null;
  readonly pendingActivatesOn: Date | null;
  readonly owingCents: number;
  readonly isOwing: boolean;
}

export const inactiveState: SubscriptionState = {
  accountStatus: "INACTIVE",
  subscriptionId: null,
  planCode: null,
  planName: null,
  intervalUnit: null,
  isTrial: false,
  trialEndsAt: null,
  nextAmountCents: null,
  currency: "USD",
  periodEndsAt: null,
  paymentMethod: null,
  cardValidUntil: null,
  pendingPlanCode: null,
  pendingPlanName: null,
  pendingCents: null,
  pendingActivatesOn: null,
  owingCents: 0,
  isOwing: false,
};

export const NO_PLAN_NAME = "N/A";

/** A subscription as its member sees it. Amounts are in minor units of `currency`. */
export interface SubscriptionView {
  readonly accountStatus: AccountStatusName;
  readonly subscriptionId: string | null;
  readonly planCode: string | null;
  readonly planName: string;
  readonly planLabel: string;
  readonly planChoice: PlanChoice | null;
  readonly intervalUnit: IntervalUnit | null;
  readonly isTrial: boolean;
  readonly trialEndsAt: Date | null;
  readonly nextBillingAmountCents: number | null;
  readonly currency: CurrencyCode;
  readonly nextBillingDate: Date | null;
  readonly accessEndsOn: Date | null;
  readonly paymentMethod: string | null;
  /** Whether a card is on file, even if `paymentMethod` is not shown. */
  readonly hasCard: boolean;
  readonly pendingChange: PendingChangeView | null;
  readonly isOwing: boolean;
  readonly owingCents: number;
}

export interface PendingChangeView {
  readonly code: string;
  readonly name: string;
  readonly costCents: number;
  readonly activatesOn: Date;
}

function pendingChangeOf(state: SubscriptionState): PendingChangeView | null {
  const { pendingPlanCode, pendingCents, pendingActivatesOn } = state;
  if (state.accountStatus !== "ACTIVE") return null;
  if (pendingPlanCode === null || pendingCents === null || !pendingActivatesOn) return null;
  return {
    code: pendingPlanCode,
    name: state.pendingPlanName ?? pendingPlanCode,
    costCents: pendingCents,
    activatesOn: pendingActivatesOn,
  };
}

function nextAmountOf(state: SubscriptionState): number | null {
  if (state.accountStatus === "CANCELLED") return 0;
  return state.accountStatus === "ACTIVE" ? state.nextAmountCents : null;
}

/** For a canceled subscription, `nextBillingDate` is the day access ends. */
export function toSubscriptionView(state: SubscriptionState): SubscriptionView {
  const isRunning = state.accountStatus === "ACTIVE" || state.accountStatus === "CANCELLED";
  const pendingChange = pendingChangeOf(state);
  return {
    accountStatus: state.accountStatus,
    subscriptionId: state.subscriptionId,
    planCode: state.planCode,
    planName: state.planName ?? NO_PLAN_NAME,
    planLabel: planLabel(state.intervalUnit),
    planChoice: planChoiceOf(state.planCode),
    intervalUnit: state.intervalUnit,
    isTrial: state.isTrial,
    trialEndsAt: state.trialEndsAt,
    nextBillingAmountCents: nextAmountOf(state),
    currency: state.currency,
    nextBillingDate: isRunning ? state.periodEndsAt : null,
    accessEndsOn: state.accountStatus === "CANCELLED" ? state.periodEndsAt : null,
    paymentMethod: state.accountStatus === "ACTIVE" ? state.paymentMethod : null,
    hasCard: state.paymentMethod !== null,
    pendingChange,
    isOwing: state.isOwing,
    owingCents: state.owingCents,
  };
}
