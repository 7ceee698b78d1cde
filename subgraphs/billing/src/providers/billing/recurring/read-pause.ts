import { addMonths } from "@eightcount/rules/billing/billing-dates";
import type recurly from "recurly";
import type { SubscriptionPause } from "../billing.provider";

/** Returns the subscription's pause. Its cycles are months, because only monthly plans are paused. */
export function toPause(subscription: recurly.Subscription): SubscriptionPause | null {
  const { state, pausedAt, remainingPauseCycles, currentPeriodEndsAt } = subscription;
  if (!pausedAt || !remainingPauseCycles || !currentPeriodEndsAt) return null;
  const isPaused = state === "paused";
  // The current period of a running pause is its first remaining cycle.
  const cyclesAfterPeriod = isPaused ? remainingPauseCycles - 1 : remainingPauseCycles;
  let resumesOn = currentPeriodEndsAt;
  // One at a time: after a short month, the provider keeps the earlier day.
  for (let cycle = 0; cycle < cyclesAfterPeriod; cycle += 1) resumesOn = addMonths(resumesOn, 1);
  return { isPaused, pausesOn: pausedAt, resumesOn, cycles: remainingPauseCycles };
}
