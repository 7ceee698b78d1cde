import type { Initiator, InvoiceEntry, SubscriptionEntry } from "../book/book";
import { announce, type Posting } from "../book/posting";
import { findPlan } from "../catalogue/plans";
import { addMonths } from "../money/calendar.rules";
import { createInvoice, spendGiftCredit, useUpCoupons } from "../money/invoice.rules";
import { announceCharge, collect, dunningIsOver, issue } from "./collection.rules";

export function expire(posting: Posting, subscription: SubscriptionEntry, reason: string): void {
  subscription.state = "expired";
  subscription.expiresAt = posting.now;
  subscription.expirationReason = reason;
  subscription.pendingChange = null;
  delete subscription.remainingPauseCycles;
  delete subscription.pausedAt;
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "expired");
}

export function renew(posting: Posting, subscription: SubscriptionEntry): InvoiceEntry {
  if (subscription.trialEndsAt !== null && subscription.convertedAt === null) {
    subscription.convertedAt = posting.now;
  }
  applyPendingChange(posting, subscription);
  const months = findPlan(subscription.planCode)?.months ?? 1;
  subscription.periodStartedAt = posting.now;
  subscription.periodEndsAt = addMonths(posting.now, months, subscription.billingDay);
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "renewed");
  return bill(posting, subscription, { origin: "renewal", initiator: "provider" });
}

export function bill(
  posting: Posting,
  subscription: SubscriptionEntry,
  how: {
    origin: InvoiceEntry["origin"];
    initiator: Initiator;
    credit?: number;
  },
): InvoiceEntry {
  const { credit = 0 } = how;
  const request = { origin: how.origin, subscription, now: posting.now, credit };
  const invoice = createInvoice(posting.book, request);
  spendGiftCredit(posting.book, invoice);
  useUpCoupons(posting.book, invoice);
  issue(posting, invoice, how.initiator);
  return invoice;
}

function applyPendingChange(posting: Posting, subscription: SubscriptionEntry): void {
  const change = subscription.pendingChange;
  if (!change || change.activateAt > posting.now) return;
  subscription.planCode = change.planCode;
  subscription.unitAmount = change.unitAmount;
  subscription.pendingChange = null;
  announceSubscription(posting, subscription, "updated");
}

export function retry(posting: Posting, invoice: InvoiceEntry): void {
  if (dunningIsOver(invoice, posting.now)) giveUp(posting, invoice);
  else collect(posting, invoice, "provider");
}

function giveUp(posting: Posting, invoice: InvoiceEntry): void {
  invoice.updatedAt = posting.now;
  invoice.state = "failed";
  invoice.closedAt = posting.now;
  invoice.nextAttemptAt = null;
  announceCharge(posting, invoice, "failed");
  for (const subscription of posting.book.subscriptions) {
    const unpaid = invoice.subscriptionIds.includes(subscription.id);
    if (unpaid && subscription.state !== "expired") expire(posting, subscription, "nonpayment");
  }
}

export function announceSubscription(
  posting: Posting,
  subscription: SubscriptionEntry,
  eventType: string,
): void {
  const { id, uuid } = subscription;
  announce(posting, { objectType: "subscription", eventType, id, uuid });
}
