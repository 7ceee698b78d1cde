import { z } from "zod";
import type { InvoiceEntry, LineEntry } from "../book/book";
import { resourceId, resourceUuid } from "../book/identifiers";
import type { Posting } from "../book/posting";
import { invalid } from "../http/fault";
import { newInvoice } from "../money/invoice.rules";
import { toMinorUnits } from "../money/money.rules";
import { announceCharge, announceInvoice } from "../renewals/collection.rules";

/** The supported part of the provider's body, which also refunds single lines. */
export const refundBody = z.object({
  type: z.enum(["amount", "percentage"]),
  amount: z.number().positive().nullish(),
  percentage: z.int().min(1).max(100).nullish(),
});

export type RefundBody = z.infer<typeof refundBody>;

/** What was paid by card and not refunded yet. */
export const refundable = (invoice: InvoiceEntry): number =>
  invoice.creditOf === undefined ? invoice.paid - (invoice.refunded ?? 0) : 0;

/** Pays back to the card and returns the credit invoice. The subscription continues. */
export function refund(posting: Posting, invoice: InvoiceEntry, body: RefundBody): InvoiceEntry {
  const amount = amountOf(invoice, body);
  if (amount <= 0) throw invalid("invoice_id", "has no refundable amount");
  if (amount > refundable(invoice)) throw invalid("amount", "is more than the refundable amount");
  const credit = creditInvoice(posting, invoice, amount);
  invoice.refunded = (invoice.refunded ?? 0) + amount;
  invoice.updatedAt = posting.now;
  posting.book.invoices.push(credit);
  for (const eventType of ["created", "closed"]) {
    const notice = { objectType: "credit_invoice", eventType, id: credit.id };
    announceInvoice(posting, credit, notice);
  }
  announceCharge(posting, invoice, "updated");
  return credit;
}

function amountOf(invoice: InvoiceEntry, { type, amount, percentage }: RefundBody): number {
  if (type === "percentage") return Math.round((refundable(invoice) * (percentage ?? 100)) / 100);
  return amount ? toMinorUnits(amount) : refundable(invoice);
}

function creditInvoice({ now }: Posting, invoice: InvoiceEntry, amount: number): InvoiceEntry {
  const paidWith = invoice.transactions.findLast(({ status }) => status === "success")?.card;
  return newInvoice(now, {
    origin: "refund",
    state: "closed",
    creditOf: invoice.id,
    currency: invoice.currency,
    subscriptionIds: invoice.subscriptionIds,
    lines: invoice.lines.slice(0, 1).map((line) => creditLine(line, amount)),
    subtotal: -amount,
    total: -amount,
    paid: -amount,
    transactions: [
      {
        id: resourceId(),
        uuid: resourceUuid(),
        type: "refund",
        amount,
        status: "success",
        code: "approved",
        initiator: "provider",
        ...(paidWith ? { card: paidWith } : {}),
        at: now,
      },
    ],
    closedAt: now,
  });
}

const creditLine = (line: LineEntry, amount: number): LineEntry => ({
  ...line,
  id: resourceId(),
  uuid: resourceUuid(),
  unitAmount: -amount,
  discount: 0,
});
