import {
  type IntervalUnit,
  type PlanChoice,
  planChoiceOf,
  planLabel,
} from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { graceEndsOn } from "./grace.rules";

export type AccountStatusName = "INACTIVE" | "ACTIVE" | "CANCELLED" | "EXPIRED";

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
  readonly isPaused: boolean;
  /** Null without a pause, as are the two next fields. */
  readonly pausesOn: Date | null;
  readonly resumesOn: Date | null;
  readonly pauseCycles: number | null;
  readonly owingCents: number;
  readonly isOwing: boolean;
  /** First failed payment of what is overdue. Null if nothing is. */
  readonly overdueSince: Date | null;
  readonly isLocked: boolean;
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
  isPaused: false,
  pausesOn: null,
  resumesOn: null,
  pauseCycles: null,
  owingCents: 0,
  isOwing: false,
  overdueSince: null,
  isLocked: false,
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
  /** Last month in which the shown card is valid, such as "12/2030". */
  readonly cardExpiry: string | null;
  /** Whether a card is on file, even if `paymentMethod` is not shown. */
  readonly hasCard: boolean;
  readonly pendingChange: PendingChangeView | null;
  readonly pause: PauseView | null;
  readonly isOwing: boolean;
  readonly isLocked: boolean;
  readonly graceEndsOn: Date | null;
  readonly owingCents: number;
}

export interface PendingChangeView {
  readonly code: string;
  readonly name: string;
  readonly costCents: number;
  readonly activatesOn: Date;
}

export interface PauseView {
  readonly isPaused: boolean;
  readonly pausesOn: Date;
  readonly resumesOn: Date;
  readonly cycles: number;
}

function pauseOf(state: SubscriptionState): PauseView | null {
  const { isPaused, pausesOn, resumesOn, pauseCycles } = state;
  if (state.accountStatus !== "ACTIVE") return null;
  if (!pausesOn || !resumesOn || pauseCycles === null) return null;
  return { isPaused, pausesOn, resumesOn, cycles: pauseCycles };
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

/** A canceled subscription charges nothing. An expired one may be bought again with the card. */
const showsMethod = ({ accountStatus }: SubscriptionState): boolean =>
  accountStatus === "ACTIVE" || accountStatus === "EXPIRED";

function expiryOf({ cardValidUntil }: SubscriptionState): string | null {
  if (!cardValidUntil) return null;
  // The card is valid until the month begins that follows the printed one.
  const [year, month] = new Date(cardValidUntil.getTime() - 1).toISOString().split("-");
  return `${month}/${year}`;
}

/** Whether a subscription with this status still grants access, unless it is locked or paused. */
export const isRunning = (status: AccountStatusName | undefined): boolean =>
  status === "ACTIVE" || status === "CANCELLED";

const endsAccess = ({ accountStatus }: SubscriptionState): boolean =>
  accountStatus === "CANCELLED" || accountStatus === "EXPIRED";

/** `nextBillingDate` is the day access ends if canceled, and the day it returns with a pause. */
export function toSubscriptionView(state: SubscriptionState): SubscriptionView {
  const pendingChange = pendingChangeOf(state);
  const pause = pauseOf(state);
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
    nextBillingDate: isRunning(state.accountStatus)
      ? (pause?.resumesOn ?? state.periodEndsAt)
      : null,
    accessEndsOn: endsAccess(state) ? state.periodEndsAt : null,
    paymentMethod: showsMethod(state) ? state.paymentMethod : null,
    cardExpiry: showsMethod(state) ? expiryOf(state) : null,
    hasCard: state.paymentMethod !== null,
    pendingChange,
    pause,
    isOwing: state.isOwing,
    isLocked: state.isLocked,
    graceEndsOn:
      state.isOwing && !state.isLocked && state.overdueSince
        ? graceEndsOn(state.overdueSince)
        : null,
    owingCents: state.owingCents,
  };
}
