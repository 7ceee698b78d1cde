import { longDate } from "../subscriptionFormat";

interface Subscription {
  readonly accountStatus: string;
  readonly isTrial: boolean;
  readonly isOwing: boolean;
  readonly nextBillingDate: string | null | undefined;
  readonly accessEndsOn: string | null | undefined;
  readonly pause: { readonly isPaused: boolean; readonly pausesOn: string } | null | undefined;
}

/** What happens to a plan that runs, besides being lost. Null without one. */
export function planEnd(subscription: Subscription | null | undefined): string | null {
  if (subscription?.accountStatus !== "ACTIVE") return null;
  const { isTrial, isOwing, pause } = subscription;
  if (isOwing || pause?.isPaused) return "Your plan ends right away.";
  return isTrial
    ? "Your trial ends right away, and we won’t charge you."
    : "Your plan ends right away, without a refund.";
}

/** Names the plan that would be lost, such as "Your plan, paid until Mar 4, 2027". Null without one. */
export function planLoss(subscription: Subscription | null | undefined): string | null {
  if (!subscription) return null;
  const { accountStatus, isTrial, isOwing, pause, accessEndsOn, nextBillingDate } = subscription;
  if (accountStatus !== "ACTIVE" && accountStatus !== "CANCELLED") return null;
  if (isOwing) return "Your plan";
  if (pause?.isPaused) return "Your plan, now paused";
  // With a pause, the next charge is long after the end of what is paid.
  const end = longDate(
    accountStatus === "CANCELLED" ? accessEndsOn : (pause?.pausesOn ?? nextBillingDate),
  );
  return isTrial ? `Your free trial, which runs until ${end}` : `Your plan, paid until ${end}`;
}
