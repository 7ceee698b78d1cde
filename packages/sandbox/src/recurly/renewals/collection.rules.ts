import type { Initiator, InvoiceEntry, Moment, TransactionEntry } from "../book/book";
import { resourceId, resourceUuid } from "../book/identifiers";
import { announce, type Posting } from "../book/posting";
import { isExpired } from "../cards/card-expiry.rules";
import { type DeclineCode, testCard } from "../cards/test-cards";
import { transactionFault } from "../http/fault";
import { DAY_MS } from "../money/calendar.rules";

/** Days after the first failure on which an unpaid invoice is retried. */
const RETRY_DAYS = [1, 3, 5, 7] as const;
/** Days after the first failure on which the subscription expires, without another attempt. */
const DUNNING_DAYS = 14;

/** Returns why the card on file cannot pay `amount` now, or null. */
export function refusalOf(
  posting: Posting,
  amount: number,
  initiator: Initiator,
): DeclineCode | null {
  if (amount === 0) return null;
  const { billingInfo } = posting.book;
  if (!billingInfo) return "no_billing_information";
  const behaviour = testCard(billingInfo.card.testCard);
  if (behaviour.charged) return behaviour.charged;
  if (isExpired(billingInfo.card, posting.now)) return "expired_card";
  return initiator === "provider" ? (behaviour.renewed ?? null) : null;
}

/** @throws Fault if the member's card would be declined. A saveable card stays on file. */
export function assertChargeable(posting: Posting, amount: number): void {
  const refusal = refusalOf(posting, amount, "member");
  if (!refusal) return;
  const stored = posting.book.billingInfo?.card.testCard ?? "unlisted";
  throw transactionFault(refusal, { keepsChanges: testCard(stored).storedAnyway ?? false });
}

export function issue(posting: Posting, invoice: InvoiceEntry, initiator: Initiator): void {
  posting.book.invoices.push(invoice);
  announceCharge(posting, invoice, "created");
  collect(posting, invoice, initiator);
}

export function collect(posting: Posting, invoice: InvoiceEntry, initiator: Initiator): boolean {
  const refusal = refusalOf(posting, invoice.total, initiator);
  if (invoice.total > 0) {
    const transaction = {
      id: resourceId(),
      uuid: resourceUuid(),
      type: "purchase" as const,
      amount: invoice.total,
      status: refusal ? ("declined" as const) : ("success" as const),
      code: refusal ?? ("approved" as const),
      initiator,
      ...chargedCard(posting),
      at: posting.now,
    };
    invoice.transactions.push(transaction);
    announceInvoice(posting, invoice, {
      objectType: "payment",
      eventType: refusal ? "failed" : "succeeded",
      id: transaction.id,
      uuid: transaction.uuid,
    });
  }
  invoice.updatedAt = posting.now;
  return refusal ? recordFailure(posting, invoice, initiator) : recordPayment(posting, invoice);
}

function chargedCard({ book }: Posting): Pick<TransactionEntry, "card"> {
  if (!book.billingInfo) return {};
  const { testCard: _, fingerprint: __, ...card } = book.billingInfo.card;
  return { card };
}

function recordPayment(posting: Posting, invoice: InvoiceEntry): boolean {
  invoice.state = "paid";
  invoice.paid = invoice.total;
  invoice.closedAt = posting.now;
  invoice.nextAttemptAt = null;
  announceCharge(posting, invoice, "paid");
  return true;
}

function recordFailure(posting: Posting, invoice: InvoiceEntry, initiator: Initiator): boolean {
  const first = invoice.state !== "past_due";
  invoice.state = "past_due";
  // The member's own attempts do not use up the provider's retries.
  if (first || initiator === "provider") {
    invoice.attempts += 1;
    invoice.nextAttemptAt = nextAttempt(invoice, posting.now);
  }
  if (first) announceCharge(posting, invoice, "past_due");
  return false;
}

/** Counts days instead of attempts, so that an invoice with an older schedule joins this one. */
function nextAttempt({ dueAt }: InvoiceEntry, now: Moment): Moment {
  const later = RETRY_DAYS.find((days) => dueAt + days * DAY_MS > now);
  return dueAt + (later ?? DUNNING_DAYS) * DAY_MS;
}

export const dunningIsOver = (invoice: InvoiceEntry, now: Moment): boolean =>
  now >= invoice.dueAt + DUNNING_DAYS * DAY_MS;

export const announceCharge = (posting: Posting, invoice: InvoiceEntry, eventType: string): void =>
  announceInvoice(posting, invoice, { objectType: "charge_invoice", eventType, id: invoice.id });

export function announceInvoice(
  posting: Posting,
  invoice: InvoiceEntry,
  notice: { objectType: string; eventType: string; id: string; uuid?: string },
): void {
  announce(posting, { ...notice, invoiceId: invoice.id });
}
