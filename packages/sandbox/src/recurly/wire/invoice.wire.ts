import type { Book, InvoiceEntry, LineEntry, TransactionEntry } from "../book/book";
import { declineTexts } from "../cards/decline-messages";
import { toWire } from "../money/money.rules";
import { refundable } from "../refunds/refund.rules";
import { accountMini, paymentMethodWire } from "./account.wire";
import { iso, isoOrNull } from "./moment";

/** `InvoiceCollection` of a purchase, preview, or immediate change. The invoice may be null. */
export const collectionWire = (book: Book, invoice: InvoiceEntry | null) => ({
  object: "invoice_collection",
  charge_invoice: invoice && invoiceWire(book, invoice),
  credit_invoices: [],
  verification_transactions: [],
});

/** `Invoice`. A preview has no number yet. */
export function invoiceWire(book: Book, invoice: InvoiceEntry) {
  return {
    id: invoice.id,
    uuid: invoice.uuid,
    object: "invoice",
    type: invoice.creditOf === undefined ? "charge" : "credit",
    origin: invoice.origin,
    state: invoice.number === null ? "pending" : invoice.state,
    account: accountMini(book.account),
    billing_info_id: book.billingInfo?.id ?? null,
    subscription_ids: invoice.subscriptionIds,
    previous_invoice_id: invoice.creditOf ?? null,
    ...(invoice.number === null ? {} : { number: invoice.number }),
    collection_method: "automatic",
    net_terms: 0,
    address: {
      first_name: book.account.firstName,
      last_name: book.account.lastName,
      ...book.account.address,
    },
    currency: invoice.currency,
    ...amounts(invoice),
    line_items: invoice.lines.map((line) => lineWire(book, invoice, line)),
    has_more_line_items: false,
    transactions: invoice.transactions.map((entry) => transactionWire(book, invoice, entry)),
    credit_payments: [],
    coupon_redemptions: [],
    created_at: iso(invoice.createdAt),
    updated_at: iso(invoice.updatedAt),
    due_at: iso(invoice.dueAt),
    closed_at: isoOrNull(invoice.closedAt),
    dunning_events_sent: invoice.attempts,
    final_dunning_event: invoice.state === "failed",
  };
}

function amounts(invoice: InvoiceEntry) {
  const owed = invoice.number === null ? invoice.total : invoice.total - invoice.paid;
  return {
    discount: toWire(invoice.discount),
    subtotal: toWire(invoice.subtotal),
    subtotal_after_discount: toWire(invoice.subtotal - invoice.discount),
    tax: toWire(invoice.tax ?? 0),
    total: toWire(invoice.total + invoice.giftCredit),
    refundable_amount: invoice.creditOf === undefined ? toWire(refundable(invoice)) : null,
    paid: toWire(invoice.paid + invoice.giftCredit),
    balance: toWire(owed),
  };
}

function lineWire(book: Book, invoice: InvoiceEntry, line: LineEntry) {
  const tax = line === invoice.lines[0] ? (invoice.tax ?? 0) : 0;
  return {
    id: line.id,
    object: "line_item",
    uuid: line.uuid,
    type: line.unitAmount < 0 ? "credit" : "charge",
    state: "invoiced",
    legacy_category: line.unitAmount < 0 ? "credit" : "charge",
    account: accountMini(book.account),
    subscription_id: line.subscriptionId,
    plan_code: line.planCode,
    invoice_id: invoice.id,
    ...(invoice.number === null ? {} : { invoice_number: invoice.number }),
    origin: line.origin,
    currency: invoice.currency,
    description: line.description,
    quantity: 1,
    unit_amount: toWire(line.unitAmount),
    subtotal: toWire(line.unitAmount),
    discount: toWire(line.discount),
    tax: toWire(tax),
    amount: toWire(line.unitAmount - line.discount + tax),
    tax_inclusive: false,
    taxable: tax > 0,
    tax_exempt: false,
    refund: invoice.creditOf !== undefined,
    credit_applied: 0,
    start_date: iso(line.startsAt),
    end_date: iso(line.endsAt),
    created_at: iso(invoice.createdAt),
    updated_at: iso(invoice.updatedAt),
  };
}

export function transactionWire(book: Book, invoice: InvoiceEntry, entry: TransactionEntry) {
  const refused = entry.code === "approved" ? null : declineTexts[entry.code];
  return {
    id: entry.id,
    object: "transaction",
    uuid: entry.uuid,
    account: accountMini(book.account),
    type: entry.type,
    origin: entry.initiator === "provider" ? "recurring" : "api",
    currency: invoice.currency,
    amount: toWire(entry.amount),
    status: entry.status,
    success: entry.status === "success",
    refunded: entry.status === "success" && (invoice.refunded ?? 0) > 0,
    subscription_ids: invoice.subscriptionIds,
    collection_method: "automatic",
    payment_method: entry.card ? paymentMethodWire(entry.card) : null,
    status_code: entry.code,
    status_message: refused?.merchant ?? "Successful test transaction",
    customer_message: refused?.customer ?? null,
    created_at: iso(entry.at),
    updated_at: iso(entry.at),
  };
}
