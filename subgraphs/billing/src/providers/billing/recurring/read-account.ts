import type recurly from "recurly";
import type {
  AccountReading,
  PendingPlan,
  ProviderSubscription,
  SubscriptionStatus,
} from "../billing.provider";
import { toCents, toCurrency } from "./read-catalogue";

const statusByState: Readonly<Record<string, SubscriptionStatus>> = {
  active: "ACTIVE",
  // Cancelled at the provider means: runs on, does not renew. When it ends it is "expired".
  canceled: "CANCELLED",
  expired: "EXPIRED",
  failed: "EXPIRED",
};

function pendingPlanOf(subscription: recurly.Subscription): PendingPlan | null {
  const change = subscription.pendingChange;
  if (!change?.plan?.code || !change.activateAt) return null;
  return {
    planCode: change.plan.code,
    planName: change.plan.name ?? "",
    amountCents: toCents(change.unitAmount),
    activatesOn: change.activateAt,
  };
}

// No clock is asked: the provider moves the period past the trial when the trial is over.
function isInTrial(subscription: recurly.Subscription): boolean {
  const { trialEndsAt, currentPeriodEndsAt } = subscription;
  return !!trialEndsAt && !!currentPeriodEndsAt && currentPeriodEndsAt <= trialEndsAt;
}

/** One subscription in our words. */
export function toProviderSubscription(subscription: recurly.Subscription): ProviderSubscription {
  const status = statusByState[subscription.state ?? ""] ?? "INACTIVE";
  return {
    id: subscription.id ?? "",
    planCode: subscription.plan?.code ?? "",
    planName: subscription.plan?.name ?? "",
    status,
    isTrial: status !== "EXPIRED" && isInTrial(subscription),
    trialEndsAt: subscription.trialEndsAt ?? null,
    periodEndsAt: subscription.expiresAt ?? subscription.currentPeriodEndsAt ?? null,
    currency: toCurrency(subscription.currency),
    amountCents: toCents(subscription.total ?? subscription.subtotal),
    pendingPlan: pendingPlanOf(subscription),
  };
}

const isLive = ({ status }: ProviderSubscription): boolean =>
  status === "ACTIVE" || status === "CANCELLED";

function methodOf(billingInfo: recurly.BillingInfo | null): string | null {
  const method = billingInfo?.paymentMethod;
  return method?.lastFour ? `${method.cardType ?? "Card"} ending with ${method.lastFour}` : null;
}

function owedIn(balance: recurly.AccountBalance | null, currency: string): number {
  const entry = balance?.balances?.find((candidate) => candidate.currency === currency);
  return Math.max(0, toCents(entry?.amount));
}

/** What the provider answered about one account; `null` where it has nothing. */
export interface AccountParts {
  /** Newest first. */
  readonly subscriptions: readonly recurly.Subscription[];
  readonly billingInfo: recurly.BillingInfo | null;
  readonly balance: recurly.AccountBalance | null;
}

/** The reading of an account: its running subscription first, else the newest. */
export function toAccountReading(parts: AccountParts): AccountReading {
  const all = parts.subscriptions.map(toProviderSubscription);
  const subscription = all.find(isLive) ?? all[0] ?? null;
  const owingCents = owedIn(parts.balance, subscription?.currency ?? "USD");
  return {
    subscription,
    hadTrial: parts.subscriptions.some(({ trialStartedAt }) => !!trialStartedAt),
    paymentMethod: methodOf(parts.billingInfo),
    owingCents,
    isOwing: parts.balance?.pastDue === true && owingCents > 0,
  };
}
