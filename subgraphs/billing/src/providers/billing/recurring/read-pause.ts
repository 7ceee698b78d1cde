import { addDays, addMonths } from "@eightcount/rules/billing/billing-dates";
import type recurly from "recurly";
import type { SubscriptionPause } from "../billing.provider";

/** Returns the subscription's pause. Its cycles are months, because only monthly plans are paused. */
export function toPause(subscription: recurly.Subscription): SubscriptionPause | null {
  const { state, pausedAt, remainingPauseCycles } = subscription;
  const { currentPeriodStartedAt, currentPeriodEndsAt } = subscription;
  if (!pausedAt || !remainingPauseCycles || !currentPeriodEndsAt) return null;
  const isPaused = state === "paused";
  // The current period of a running pause is its first remaining cycle.
  const cyclesAfterPeriod = isPaused ? remainingPauseCycles - 1 : remainingPauseCycles;
  const day = billingDayOf(currentPeriodStartedAt ?? currentPeriodEndsAt, currentPeriodEndsAt);
  const resumesOn = addMonths(currentPeriodEndsAt, cyclesAfterPeriod, day);
  return { isPaused, pausesOn: pausedAt, resumesOn, cycles: remainingPauseCycles };
}

/** The provider keeps the day across short months, so a period that began in a longer one has it. */
function billingDayOf(startedAt: Date, endsAt: Date): number {
  const day = endsAt.getUTCDate();
  const isLastDay = addDays(endsAt, 1).getUTCDate() === 1;
  return isLastDay ? Math.max(day, startedAt.getUTCDate()) : day;
}
