import type { Book, Initiator, InvoiceEntry, Moment, SubscriptionEntry } from "../book/book";
import { announce, copyOf, type Posting } from "../book/posting";
import { findPlan } from "../catalogue/plans";
import { addMonths } from "../money/calendar.rules";
import { createInvoice, spendGiftCredit, useUpCoupons } from "../money/invoice.rules";
import { announceInvoice, collect, dunningIsOver } from "./collection.rules";

/** Stops an endless loop. No account needs more steps in one advance. */
const MAX_STEPS = 1_000;

interface Due {
  readonly at: Moment;
  readonly run: (posting: Posting) => void;
}

/** Returns the time of the next renewal, expiry, or retry, or null. */
export function nextDueAt(book: Book): Moment | null {
  const moments = dueItems(book).map(({ at }) => at);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Processes due events in chronological order, each at its own time. */
export function catchUp(posting: Posting): void {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const due = dueItems(posting.book)
      .filter(({ at }) => at <= posting.now)
      .sort((left, right) => left.at - right.at)[0];
    if (!due) return;
    due.run({ ...posting, now: due.at });
  }
}

function dueItems(book: Book): readonly Due[] {
  const live = book.subscriptions.filter(({ state }) => state !== "expired");
  const unpaid = book.invoices.filter(({ state }) => state === "past_due");
  return [
    ...live.map((subscription) =>
      subscription.state === "canceled"
        ? {
            at: subscription.expiresAt ?? subscription.periodEndsAt,
            run: (posting: Posting) => expire(posting, subscription, "canceled"),
          }
        : {
            at: subscription.periodEndsAt,
            run: (posting: Posting) => renew(posting, subscription),
          },
    ),
    ...unpaid.map((invoice) => ({
      at: invoice.nextAttemptAt ?? invoice.dueAt,
      run: (posting: Posting) => retry(posting, invoice),
    })),
  ];
}

export function expire(posting: Posting, subscription: SubscriptionEntry, reason: string): void {
  subscription.state = "expired";
  subscription.expiresAt = posting.now;
  subscription.expirationReason = reason;
  subscription.pendingChange = null;
  subscription.updatedAt = posting.now;
  announceSubscription(posting, subscription, "expired");
}

export function previewRenewal(
  posting: Posting,
  { id, state, periodEndsAt }: SubscriptionEntry,
): InvoiceEntry | null {
  const draft = copyOf({ ...posting, now: periodEndsAt });
  const subscription = draft.book.subscriptions.find((entry) => entry.id === id);
  return subscription && state === "active" ? renew(draft, subscription) : null;
}

function renew(posting: Posting, subscription: SubscriptionEntry): InvoiceEntry {
  if (subscription.trialEndsAt !== null && subscription.convertedAt === null) {
    subscription.convertedAt = posting.now;
  }
  applyPendingChange(posting, subscription);
  const months = findPlan(subscription.planCode)?.months ?? 1;
  subscription.periodStartedAt = posting.now;
  subscription.periodEndsAt = addMonths(posting.now, months);
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
  posting.book.invoices.push(invoice);
  spendGiftCredit(posting.book, invoice);
  useUpCoupons(posting.book, invoice);
  announceInvoice(posting, invoice, {
    objectType: "charge_invoice",
    eventType: "created",
    id: invoice.id,
  });
  collect(posting, invoice, how.initiator);
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

function retry(posting: Posting, invoice: InvoiceEntry): void {
  if (dunningIsOver(invoice, posting.now)) giveUp(posting, invoice);
  else collect(posting, invoice, "provider");
}

function giveUp(posting: Posting, invoice: InvoiceEntry): void {
  invoice.updatedAt = posting.now;
  invoice.state = "failed";
  invoice.closedAt = posting.now;
  invoice.nextAttemptAt = null;
  announceInvoice(posting, invoice, {
    objectType: "charge_invoice",
    eventType: "failed",
    id: invoice.id,
  });
  for (const subscription of posting.book.subscriptions) {
    const unpaid = invoice.subscriptionIds.includes(subscription.id);
    if (unpaid && subscription.state !== "expired") expire(posting, subscription, "nonpayment");
  }
}

/** The provider includes the uuid in subscription events. */
export function announceSubscription(
  posting: Posting,
  subscription: SubscriptionEntry,
  eventType: string,
): void {
  const { id, uuid } = subscription;
  announce(posting, { objectType: "subscription", eventType, id, uuid });
}
