import type { InvoiceEntry, Moment } from "../book/book";
import { resourceId, resourceUuid } from "../book/identifiers";
import { announce, type Posting } from "../book/posting";
import { type DeclineCode, testCard } from "../cards/test-cards";
import { DAY_MS } from "../money/calendar.rules";

/** Days after the first failure on which an unpaid invoice is retried. */
const RETRY_DAYS = [3, 7, 11] as const;
/** Days after the first failure on which the provider gives up and the subscription expires. */
const DUNNING_DAYS = 14;

/** The party that starts a payment, the member at the checkout or the provider for its renewals. */
export type Initiator = "member" | "provider";

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
  return initiator === "provider" ? (behaviour.renewed ?? null) : null;
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

function recordPayment(posting: Posting, invoice: InvoiceEntry): boolean {
  invoice.state = "paid";
  invoice.paid = invoice.total;
  invoice.closedAt = posting.now;
  invoice.nextAttemptAt = null;
  announceInvoice(posting, invoice, {
    objectType: "charge_invoice",
    eventType: "paid",
    id: invoice.id,
  });
  return true;
}

function recordFailure(posting: Posting, invoice: InvoiceEntry, initiator: Initiator): boolean {
  const first = invoice.state !== "past_due";
  invoice.state = "past_due";
  // The member's own attempts do not use up the provider's retries.
  if (first || initiator === "provider") {
    invoice.attempts += 1;
    invoice.nextAttemptAt = nextAttempt(invoice);
  }
  if (first) {
    announceInvoice(posting, invoice, {
      objectType: "charge_invoice",
      eventType: "past_due",
      id: invoice.id,
    });
  }
  return false;
}

function nextAttempt(invoice: InvoiceEntry): Moment {
  const days = RETRY_DAYS[invoice.attempts - 1] ?? DUNNING_DAYS;
  return invoice.dueAt + days * DAY_MS;
}

export const dunningIsOver = (invoice: InvoiceEntry, now: Moment): boolean =>
  now >= invoice.dueAt + DUNNING_DAYS * DAY_MS;

export function announceInvoice(
  posting: Posting,
  invoice: InvoiceEntry,
  notice: { objectType: string; eventType: string; id: string; uuid?: string },
): void {
  announce(posting, { ...notice, invoiceId: invoice.id });
}
