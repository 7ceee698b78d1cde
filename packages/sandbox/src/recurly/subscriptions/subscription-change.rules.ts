import { z } from "zod";
import type { InvoiceEntry, PendingChange, SubscriptionEntry } from "../book/book";
import { resourceId } from "../book/identifiers";
import type { Posting } from "../book/posting";
import { findPlan, type SitePlan } from "../catalogue/plans";
import { type Fault, immutable, invalid } from "../http/fault";
import { addMonths, dayOfMonth } from "../money/calendar.rules";
import { isInTrial } from "../money/invoice.rules";
import { announceSubscription, bill } from "../renewals/renewal.rules";
import { nextBillAt } from "./pause.rules";

export const changeBody = z.object({
  timeframe: z.enum(["now", "bill_date", "term_end", "renewal"]).default("now"),
  plan_code: z.string().min(1),
});

export type ChangeBody = z.infer<typeof changeBody>;

export type ChangeOutcome =
  | { readonly kind: "scheduled"; readonly change: PendingChange }
  | { readonly kind: "applied"; readonly change: PendingChange; readonly invoice: InvoiceEntry }
  /** The request named the current plan, so the pending change was removed. */
  | { readonly kind: "withdrawn" };

/** @throws Fault immutable_subscription if the subscription has expired. */
export function assertLive(subscription: SubscriptionEntry): void {
  if (subscription.state === "expired") {
    throw immutable("The subscription has expired and cannot be changed.");
  }
}

export function changePlan(
  posting: Posting,
  subscription: SubscriptionEntry,
  body: ChangeBody,
): ChangeOutcome {
  assertLive(subscription);
  const plan = findPlan(body.plan_code);
  if (!plan) throw invalid("plan_code", "is invalid");
  if (plan.code === subscription.planCode) return withdraw(posting, subscription);
  if (body.timeframe !== "now") return schedule(posting, subscription, plan);
  if (subscription.state === "paused") throw invalid("subscription_id", "is paused");
  return applyNow(posting, subscription, plan);
}

function withdraw(posting: Posting, subscription: SubscriptionEntry): ChangeOutcome {
  if (!subscription.pendingChange) throw alreadyOnPlan();
  dropPendingChange(posting, subscription);
  return { kind: "withdrawn" };
}

export const alreadyOnPlan = (): Fault =>
  invalid("plan_code", "is the current plan", "The subscription already has this plan.");

export function dropPendingChange(posting: Posting, subscription: SubscriptionEntry): void {
  if (!subscription.pendingChange) throw invalid("subscription_id", "has no pending change");
  subscription.pendingChange = null;
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "updated");
}

function schedule(
  posting: Posting,
  subscription: SubscriptionEntry,
  plan: SitePlan,
): ChangeOutcome {
  const change = changeTo(posting, subscription, { plan, activateAt: nextBillAt(subscription) });
  subscription.pendingChange = change;
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "pending_change.scheduled");
  return { kind: "scheduled", change };
}

function applyNow(
  posting: Posting,
  subscription: SubscriptionEntry,
  plan: SitePlan,
): ChangeOutcome {
  const change = changeTo(posting, subscription, { plan, activateAt: posting.now });
  const credit = unusedValue(posting, subscription);
  const inTrial = isInTrial(subscription, posting.now);
  subscription.planCode = plan.code;
  subscription.unitAmount = change.unitAmount;
  subscription.pendingChange = null;
  subscription.updatedAt = posting.now;
  if (!inTrial) {
    subscription.periodStartedAt = posting.now;
    subscription.periodEndsAt = addMonths(posting.now, plan.months);
    subscription.billingDay = dayOfMonth(posting.now);
  }
  announceSubscription(posting, subscription, "updated");
  const how = { origin: "immediate_change", initiator: "member", credit } as const;
  return { kind: "applied", change, invoice: bill(posting, subscription, how) };
}

/** Returns the value of the remaining period in minor units, 0 during a trial. */
function unusedValue({ now }: Posting, subscription: SubscriptionEntry): number {
  if (isInTrial(subscription, now)) return 0;
  const length = subscription.periodEndsAt - subscription.periodStartedAt;
  return Math.round((subscription.unitAmount * (subscription.periodEndsAt - now)) / length);
}

function changeTo(
  posting: Posting,
  subscription: SubscriptionEntry,
  { plan, activateAt }: { plan: SitePlan; activateAt: number },
): PendingChange {
  return {
    id: resourceId(),
    planCode: plan.code,
    unitAmount: plan.prices[subscription.currency],
    activateAt,
    createdAt: posting.now,
  };
}
