import { z } from "zod";
import type { Moment, SubscriptionEntry } from "../book/book";
import type { Posting } from "../book/posting";
import { findPlan } from "../catalogue/plans";
import { immutable, invalid } from "../http/fault";
import { addMonths, dayOfMonth } from "../money/calendar.rules";
import { announceSubscription, renew } from "../renewals/renewal.rules";

const MAX_CYCLES = 100;

export const pauseBody = z.object({
  remaining_pause_cycles: z.int().min(0).max(MAX_CYCLES),
});

/**
 * Pauses from the next bill date on, or changes the length of a pause. 0 withdraws a pause that has
 * not started and ends one that has.
 */
export function pause(
  posting: Posting,
  subscription: SubscriptionEntry,
  { remaining_pause_cycles: cycles }: z.infer<typeof pauseBody>,
): void {
  assertPausable(subscription);
  if (cycles === 0 && subscription.state === "paused") {
    resume(posting, subscription);
    return;
  }
  if (cycles === 0) delete subscription.remainingPauseCycles;
  else subscription.remainingPauseCycles = cycles;
  subscription.updatedAt = posting.now;
  moveChangeToNextBill(subscription);
  announceSubscription(posting, subscription, "updated");
}

function assertPausable({ state }: SubscriptionEntry): void {
  if (state === "expired") throw immutable("The subscription has expired and cannot be paused.");
  if (state === "canceled") {
    throw invalid("subscription_id", "is canceled", "Only active subscriptions can be paused.");
  }
}

/** Ends a pause immediately. A new period starts and is charged. */
export function resume(posting: Posting, subscription: SubscriptionEntry): void {
  if (subscription.state !== "paused") {
    throw invalid(
      "subscription_id",
      "is not paused",
      `Unable to resume ${subscription.state} subscription.`,
    );
  }
  subscription.state = "active";
  delete subscription.remainingPauseCycles;
  delete subscription.pausedAt;
  if (posting.now < subscription.periodEndsAt) subscription.billingDay = dayOfMonth(posting.now);
  subscription.periodEndsAt = posting.now;
  moveChangeToNextBill(subscription);
  announceSubscription(posting, subscription, "resumed");
  renew(posting, subscription);
}

export function startPause(posting: Posting, subscription: SubscriptionEntry): void {
  subscription.state = "paused";
  subscription.pausedAt = posting.now;
  startCycle(posting, subscription);
  moveChangeToNextBill(subscription);
  announceSubscription(posting, subscription, "paused");
}

export function endPauseCycle(posting: Posting, subscription: SubscriptionEntry): void {
  const left = (subscription.remainingPauseCycles ?? 1) - 1;
  if (left <= 0) {
    resume(posting, subscription);
    return;
  }
  subscription.remainingPauseCycles = left;
  startCycle(posting, subscription);
  announceSubscription(posting, subscription, "updated");
}

function startCycle(posting: Posting, subscription: SubscriptionEntry): void {
  subscription.periodStartedAt = posting.now;
  subscription.periodEndsAt = addMonths(
    posting.now,
    monthsOf(subscription),
    subscription.billingDay,
  );
  subscription.updatedAt = posting.now;
}

/** Returns when the next period is charged, which is after a pause. */
export function nextBillAt(subscription: SubscriptionEntry): Moment {
  const { state, periodEndsAt, remainingPauseCycles = 0 } = subscription;
  const cycles = state === "paused" ? remainingPauseCycles - 1 : remainingPauseCycles;
  return cycles > 0
    ? addMonths(periodEndsAt, cycles * monthsOf(subscription), subscription.billingDay)
    : periodEndsAt;
}

/** A scheduled plan change takes effect with the next charge. */
export function moveChangeToNextBill(subscription: SubscriptionEntry): void {
  const { pendingChange } = subscription;
  if (!pendingChange) return;
  subscription.pendingChange = { ...pendingChange, activateAt: nextBillAt(subscription) };
}

const monthsOf = ({ planCode }: SubscriptionEntry): number => findPlan(planCode)?.months ?? 1;
