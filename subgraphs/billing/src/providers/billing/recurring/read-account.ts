import type recurly from "recurly";
import type {
  AccountCredit,
  AccountReading,
  PendingPlan,
  ProviderSubscription,
  SubscriptionStatus,
} from "../billing.provider";
import { failedPayments } from "./past-due";
import { toCardOnFile } from "./read-billing-info";
import { toCents, toCurrency } from "./read-catalogue";
import { methodOf, toCharges } from "./read-charges";
import { toPause } from "./read-pause";

const statusByState: Readonly<Record<string, SubscriptionStatus>> = {
  active: "ACTIVE",
  paused: "ACTIVE",
  // A canceled subscription keeps running without renewing and becomes "expired" when it ends.
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

// Needs no clock, because the provider moves the period past the trial when the trial ends.
function isInTrial(subscription: recurly.Subscription): boolean {
  const { trialEndsAt, currentPeriodEndsAt } = subscription;
  return !!trialEndsAt && !!currentPeriodEndsAt && currentPeriodEndsAt <= trialEndsAt;
}

export const renews = ({ state }: recurly.Subscription): boolean =>
  state === "active" || state === "paused";

/** Returns the amount of the renewal after credit, or the plan's price without a preview. */
function nextChargeOf(
  subscription: recurly.Subscription,
  renewal: recurly.InvoiceCollection | null,
): number {
  if (!renews(subscription)) return 0;
  if (renewal) return toCents(renewal.chargeInvoice?.balance);
  const { pendingChange, total, subtotal } = subscription;
  return toCents(pendingChange?.unitAmount ?? total ?? subtotal);
}

export function toProviderSubscription(
  subscription: recurly.Subscription,
  renewal: recurly.InvoiceCollection | null,
): ProviderSubscription {
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
    nextChargeCents: nextChargeOf(subscription, renewal),
    pendingPlan: pendingPlanOf(subscription),
  };
}

const LIVE = ["active", "paused", "canceled"];

export const subscriptionToRead = (
  newestFirst: readonly recurly.Subscription[],
): recurly.Subscription | null =>
  newestFirst.find(({ state }) => LIVE.includes(state ?? "")) ?? newestFirst[0] ?? null;

const owesAnything = (balance: recurly.AccountBalance | null): boolean =>
  (balance?.balances ?? []).some(({ amount }) => toCents(amount) > 0);

function owedIn(balance: recurly.AccountBalance | null, currency: string): number {
  const entry = balance?.balances?.find((candidate) => candidate.currency === currency);
  return Math.max(0, toCents(entry?.amount));
}

/** An account has credit in one currency, because a gift card in another is refused. */
export function toCredit(balance: recurly.AccountBalance | null): AccountCredit | null {
  const entry = balance?.balances?.find(
    (candidate) => toCents(candidate.availableCreditAmount) > 0,
  );
  if (!entry) return null;
  return {
    amountCents: toCents(entry.availableCreditAmount),
    currency: toCurrency(entry.currency),
  };
}

function customFieldsOf(newestFirst: readonly recurly.Subscription[]): Record<string, string> {
  const oldestFirst = newestFirst.toReversed().flatMap(({ customFields }) => customFields ?? []);
  return Object.fromEntries(oldestFirst.map(({ name, value }) => [name ?? "", value ?? ""]));
}

export interface AccountParts {
  readonly subscriptions: readonly recurly.Subscription[];
  readonly billingInfo: recurly.BillingInfo | null;
  readonly balance: recurly.AccountBalance | null;
  readonly pastDue: readonly recurly.Invoice[];
  /** Paid invoices, newest first. */
  readonly paid: readonly recurly.Invoice[];
  /** Renewal preview of `subscriptionToRead`. Null if it does not renew. */
  readonly renewal: recurly.InvoiceCollection | null;
}

export function toAccountReading(parts: AccountParts): AccountReading {
  const read = subscriptionToRead(parts.subscriptions);
  const subscription = read && toProviderSubscription(read, parts.renewal);
  const owingCents = owedIn(parts.balance, subscription?.currency ?? "USD");
  return {
    subscription,
    hadTrial: parts.subscriptions.some(({ trialStartedAt }) => !!trialStartedAt),
    paymentMethod: methodOf(parts.billingInfo?.paymentMethod),
    owingCents,
    // Buying in one currency does not settle a debt in another.
    isOwing: parts.balance?.pastDue === true && owesAnything(parts.balance),
    hasPastDue: parts.balance?.pastDue === true,
    ...failedPayments(parts.pastDue),
    cardOnFile: toCardOnFile(parts.billingInfo),
    cardStoredAt: parts.billingInfo?.updatedAt ?? null,
    pause: read && toPause(read),
    charges: toCharges(parts.paid),
    customFields: customFieldsOf(parts.subscriptions),
  };
}
