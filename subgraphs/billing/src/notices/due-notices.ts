import type { Payload, Written } from "@eightcount/contracts/define-event";
import type { noticeRequested } from "@eightcount/contracts/events/notice-requested";
import { addDays } from "@eightcount/rules/billing/billing-dates";
import { CRM_PLAN_PREFIX } from "@eightcount/rules/billing/plans";
import type { AccountReading } from "../providers/billing/billing.provider";
import { graceEndsOn } from "../subscriptions/grace.rules";
import { isRunning, type SubscriptionState } from "../subscriptions/subscription.rules";

export type NoticeKind = Payload<typeof noticeRequested>["kind"];

/** A notice that may be due. Only the first one of its member, kind, and period is sent. */
export interface DueNotice {
  /** What the notice is about, such as an invoice number. */
  readonly period: string;
  readonly payload: Written<typeof noticeRequested>;
  /** True for a notice that a newer one replaces. It is recorded, but not sent. */
  readonly isSuperseded?: boolean;
}

/** Facts of a reading that are not stored with the subscription. */
export type NoticeFacts = Pick<AccountReading, "charges" | "overdueSince">;

export interface StateChange {
  readonly memberId: string;
  /** Null if the account was never read before. */
  readonly before: SubscriptionState | null;
  readonly after: SubscriptionState;
  readonly facts: NoticeFacts;
  /** When the reading began. */
  readonly at: Date;
}

/** A charge that is found later than this was made before receipts were mailed. */
const RECEIPT_DAYS = 3;
/** Days before the first charge on which the member is reminded. */
export const REMINDER_DAYS = 2;
/** Days before a card expires on which the member is told. */
export const CARD_NOTICE_DAYS = 30;

/** The CRM sends its own mail. */
const isAtCrm = ({ planCode }: SubscriptionState): boolean =>
  planCode?.startsWith(CRM_PLAN_PREFIX) ?? false;

export function noticesOf(change: StateChange): readonly DueNotice[] {
  if (isAtCrm(change.after)) return [];
  return [
    ...welcome(change),
    ...receipts(change),
    ...failedPayment(change),
    ...cancellation(change),
    ...planChange(change),
    ...pause(change),
  ];
}

function welcome({ memberId, before, after }: StateChange): readonly DueNotice[] {
  if (after.accountStatus !== "ACTIVE" || (before && before.subscriptionId !== null)) return [];
  const amountCents = after.nextAmountCents ?? 0;
  const nextChargeAt = amountCents > 0 ? (after.periodEndsAt?.toISOString() ?? null) : null;
  const { currency, isTrial } = after;
  const payload = { kind: "WELCOME" as const, memberId, planName: planNameOf(after), isTrial };
  return [{ period: "first", payload: { ...payload, amountCents, currency, nextChargeAt } }];
}

function receipts({ memberId, after, facts, at }: StateChange): readonly DueNotice[] {
  const oldest = addDays(at, -RECEIPT_DAYS);
  return facts.charges
    .filter(({ paidAt }) => paidAt >= oldest)
    .map(({ paidAt, ...charge }) => ({
      period: charge.invoiceNumber,
      payload: {
        kind: "RECEIPT",
        memberId,
        ...charge,
        paidAt: paidAt.toISOString(),
        paymentMethod: charge.paymentMethod ?? after.paymentMethod,
      },
    }));
}

function failedPayment({ memberId, after, facts }: StateChange): readonly DueNotice[] {
  const { overdueSince } = facts;
  if (!isRunning(after.accountStatus) || !after.isOwing || !overdueSince) return [];
  const period = overdueSince.toISOString();
  const { paymentMethod, owingCents: amountCents, currency } = after;
  const owed = { memberId, paymentMethod, amountCents, currency };
  const { isLocked } = after;
  const failed = { kind: "PAYMENT_FAILED" as const, ...owed };
  return [
    {
      period,
      payload: { ...failed, accessUntil: graceEndsOn(overdueSince).toISOString() },
      isSuperseded: isLocked,
    },
    ...(isLocked ? [{ period, payload: { kind: "ACCESS_LOCKED" as const, ...owed } }] : []),
  ];
}

// The stored state changes once, so the reading that changed it makes the notice unique.
const isSame = ({ before, after }: StateChange): boolean =>
  before?.subscriptionId === after.subscriptionId;

function cancellation(change: StateChange): readonly DueNotice[] {
  const { memberId, before, after, at } = change;
  if (!isSame(change) || before?.accountStatus !== "ACTIVE") return [];
  if (after.accountStatus !== "CANCELLED" || !after.periodEndsAt) return [];
  const accessEndsAt = after.periodEndsAt.toISOString();
  const payload = {
    kind: "CANCELED" as const,
    memberId,
    planName: planNameOf(after),
    accessEndsAt,
  };
  return [{ period: at.toISOString(), payload }];
}

function planChange(change: StateChange): readonly DueNotice[] {
  const { memberId, before, after, at } = change;
  const { pendingPlanCode, pendingPlanName, pendingCents, pendingActivatesOn } = after;
  if (!isSame(change) || after.accountStatus !== "ACTIVE") return [];
  if (!pendingPlanCode || !pendingActivatesOn) return [];
  if (before?.pendingPlanCode === pendingPlanCode) return [];
  return [
    {
      period: `${pendingPlanCode} ${at.toISOString()}`,
      payload: {
        kind: "PLAN_CHANGE_SCHEDULED",
        memberId,
        planName: planNameOf(after),
        newPlanName: pendingPlanName ?? pendingPlanCode,
        amountCents: after.nextAmountCents ?? pendingCents ?? 0,
        currency: after.currency,
        activatesAt: pendingActivatesOn.toISOString(),
      },
    },
  ];
}

function pause(change: StateChange): readonly DueNotice[] {
  const { memberId, before, after, at } = change;
  const { pausesOn, resumesOn, currency } = after;
  if (!isSame(change) || !pausesOn || !resumesOn) return [];
  if (before?.pausesOn && !isOtherLength(before, after)) return [];
  return [
    {
      period: at.toISOString(),
      payload: {
        kind: "PAUSE_SCHEDULED",
        memberId,
        planName: planNameOf(after),
        amountCents: after.nextAmountCents ?? 0,
        currency,
        pausesAt: pausesOn.toISOString(),
        resumesAt: resumesOn.toISOString(),
      },
    },
  ];
}

/** The cycles of a running pause also become fewer by themselves. */
const isOtherLength = (before: SubscriptionState, after: SubscriptionState): boolean =>
  after.isPaused
    ? (after.pauseCycles ?? 0) > (before.pauseCycles ?? 0)
    : after.pauseCycles !== before.pauseCycles;

const planNameOf = ({ planName, planCode }: SubscriptionState): string =>
  planName || planCode || "Membership";

export function remindersOf(
  memberId: string,
  state: SubscriptionState,
  now: Date,
): readonly DueNotice[] {
  if (state.accountStatus !== "ACTIVE" || isAtCrm(state)) return [];
  return [...trialReminder(memberId, state, now), ...cardNotice(memberId, state, now)];
}

function trialReminder(
  memberId: string,
  state: SubscriptionState,
  now: Date,
): readonly DueNotice[] {
  const { trialEndsAt, nextAmountCents, currency } = state;
  if (!state.isTrial || !trialEndsAt || !nextAmountCents) return [];
  if (trialEndsAt <= now || trialEndsAt > addDays(now, REMINDER_DAYS)) return [];
  const chargedAt = trialEndsAt.toISOString();
  const plan = { planName: planNameOf(state), amountCents: nextAmountCents, currency };
  return [{ period: chargedAt, payload: { kind: "TRIAL_REMINDER", memberId, ...plan, chargedAt } }];
}

function cardNotice(memberId: string, state: SubscriptionState, now: Date): readonly DueNotice[] {
  const { cardValidUntil, paymentMethod } = state;
  if (!cardValidUntil || cardValidUntil <= now) return [];
  if (cardValidUntil > addDays(now, CARD_NOTICE_DAYS)) return [];
  const validThrough = addDays(cardValidUntil, -1).toISOString().slice(0, "2026-12".length);
  return [
    {
      period: `${paymentMethod ?? ""} ${validThrough}`,
      payload: { kind: "CARD_EXPIRING", memberId, paymentMethod, validThrough },
    },
  ];
}
