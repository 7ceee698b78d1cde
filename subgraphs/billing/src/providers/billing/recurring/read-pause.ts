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
  // The provider keeps the day of the month across short months.
  const resumesOn = addMonths(currentPeriodEndsAt, cyclesAfterPeriod);
  return { isPaused, pausesOn: pausedAt, resumesOn, cycles: remainingPauseCycles };
}
