import type recurly from "recurly";
import type {
  Invoice,
  InvoiceCard,
  InvoiceLine,
  InvoicePayment,
  InvoiceRecipient,
  InvoiceRefund,
  InvoiceStatus,
  PaymentFailure,
} from "../billing.invoices";
import { toCents, toCurrency } from "./read-catalogue";

export function toInvoices(all: readonly recurly.Invoice[]): readonly Invoice[] {
  const credits = all.filter(({ type }) => type === "credit");
  return all.flatMap((invoice) => {
    const isCharge = invoice.type === "charge" && invoice.number && !isFreeTrial(invoice);
    if (!isCharge) return [];
    const refunds = credits.filter(({ previousInvoiceId }) => previousInvoiceId === invoice.id);
    return [toInvoice(invoice, refunds)];
  });
}

/** The provider writes an invoice over nothing when a trial starts, which nobody wants to see. */
const isFreeTrial = ({ subtotal, lineItems }: recurly.Invoice): boolean =>
  toCents(subtotal) === 0 && !!lineItems?.every(({ origin }) => origin === "plan_trial");

function toInvoice(invoice: recurly.Invoice, credits: readonly recurly.Invoice[]): Invoice {
  const payments = (invoice.transactions ?? []).flatMap(paymentOf);
  const takenCents = payments
    .filter(({ failure }) => failure === null)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refunds = credits.map(refundOf);
  return {
    number: invoice.number ?? "",
    issuedAt: invoice.createdAt ?? new Date(0),
    status: statusOf(invoice, takenCents, refunds),
    currency: toCurrency(invoice.currency),
    recipient: recipientOf(invoice),
    lines: (invoice.lineItems ?? []).map(lineOf),
    subtotalCents: toCents(invoice.subtotal),
    discountCents: toCents(invoice.discount),
    taxCents: toCents(invoice.tax),
    totalCents: toCents(invoice.total),
    creditCents: Math.max(0, toCents(invoice.paid) - takenCents),
    balanceCents: toCents(invoice.balance),
    payments: payments.toSorted(byTime(({ attemptedAt }) => attemptedAt)),
    refunds: refunds.toSorted(byTime(({ refundedAt }) => refundedAt)),
  };
}

const byTime =
  <T>(timeOf: (entry: T) => Date) =>
  (left: T, right: T) =>
    timeOf(left).getTime() - timeOf(right).getTime();

const STATUSES: Readonly<Record<string, InvoiceStatus>> = {
  paid: "PAID",
  closed: "PAID",
  past_due: "PAST_DUE",
  failed: "FAILED",
  voided: "VOIDED",
};

function statusOf(
  { state }: recurly.Invoice,
  takenCents: number,
  refunds: readonly InvoiceRefund[],
): InvoiceStatus {
  const refundedCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (refundedCents === 0) return STATUSES[state ?? ""] ?? "PENDING";
  return refundedCents >= takenCents ? "REFUNDED" : "PARTLY_REFUNDED";
}

function recipientOf({ address }: recurly.Invoice): InvoiceRecipient {
  const place = [address?.postalCode, address?.city, address?.region].filter(Boolean).join(" ");
  const lines = [address?.company, address?.street1, address?.street2, place];
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(" ");
  return {
    name: name || address?.nameOnAccount || null,
    addressLines: lines.flatMap((line) => line || []),
    country: address?.country?.toUpperCase() ?? null,
  };
}

const KINDS: Readonly<Record<string, InvoiceLine["kind"]>> = {
  plan: "PLAN",
  plan_trial: "TRIAL",
  credit: "CREDIT",
};

const lineOf = (line: recurly.LineItem): InvoiceLine => ({
  kind: KINDS[line.origin ?? ""] ?? "OTHER",
  description: line.description ?? "",
  startsOn: line.origin === "one_time" ? null : (line.startDate ?? null),
  endsOn: line.origin === "one_time" ? null : (line.endDate ?? null),
  amountCents: toCents(line.subtotal),
});

const PAYMENTS: ReadonlySet<string> = new Set(["purchase", "capture"]);

function paymentOf(transaction: recurly.Transaction): readonly InvoicePayment[] {
  const { type, status, createdAt, amount } = transaction;
  if (!PAYMENTS.has(type ?? "") || !createdAt) return [];
  if (status !== "success" && status !== "declined") return [];
  return [
    {
      attemptedAt: createdAt,
      amountCents: toCents(amount),
      card: cardOf(transaction),
      failure: status === "success" ? null : failureOf(transaction),
    },
  ];
}

function refundOf(credit: recurly.Invoice): InvoiceRefund {
  const [transaction] = credit.transactions ?? [];
  return {
    refundedAt: credit.createdAt ?? new Date(0),
    amountCents: Math.abs(toCents(credit.total)),
    number: credit.number ?? "",
    card: transaction ? cardOf(transaction) : null,
  };
}

function cardOf({ paymentMethod }: recurly.Transaction): InvoiceCard | null {
  const { cardType, lastFour } = paymentMethod ?? {};
  return lastFour ? { brand: cardType ?? "Card", lastFour } : null;
}

const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: "INSUFFICIENT_FUNDS",
  expired_card: "EXPIRED_CARD",
  three_d_secure_action_required: "AUTHENTICATION_REQUIRED",
  payer_authentication_rejected: "AUTHENTICATION_REQUIRED",
  no_billing_information: "NO_CARD",
  gateway_timeout: "PROVIDER_ERROR",
  gateway_error: "PROVIDER_ERROR",
};

const failureOf = ({ statusCode }: recurly.Transaction): PaymentFailure =>
  FAILURES[statusCode ?? ""] ?? "DECLINED";
