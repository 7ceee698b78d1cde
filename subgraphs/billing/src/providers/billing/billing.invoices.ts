import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

/**
 * PENDING is not due yet, PAST_DUE is being retried, and FAILED was given up. A paid invoice is
 * REFUNDED or PARTLY_REFUNDED once money went back to the card.
 */
export type InvoiceStatus =
  | "PAID"
  | "PENDING"
  | "PAST_DUE"
  | "FAILED"
  | "REFUNDED"
  | "PARTLY_REFUNDED"
  | "VOIDED";

/** CREDIT is unused time of a former plan, and its amount is negative. */
export type InvoiceLineKind = "PLAN" | "TRIAL" | "CREDIT" | "OTHER";

/** Amounts of an invoice are minor units of its currency. */
export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  /** Name of the plan or item at the provider. */
  readonly description: string;
  /** First day of the time that is paid for. Null if the line is not for a time. */
  readonly startsOn: Date | null;
  readonly endsOn: Date | null;
  /** Before the discount. */
  readonly amountCents: number;
}

/** The card or wallet of a payment. */
export interface InvoiceCard {
  /** For example "Visa". */
  readonly brand: string;
  readonly lastFour: string;
}

/** Why a payment failed, as far as the provider tells. */
export type PaymentFailure =
  | "DECLINED"
  | "INSUFFICIENT_FUNDS"
  | "EXPIRED_CARD"
  | "AUTHENTICATION_REQUIRED"
  | "NO_CARD"
  | "PROVIDER_ERROR";

export interface InvoicePayment {
  readonly attemptedAt: Date;
  readonly amountCents: number;
  readonly card: InvoiceCard | null;
  /** Null if the payment succeeded. */
  readonly failure: PaymentFailure | null;
}

export interface InvoiceRefund {
  readonly refundedAt: Date;
  readonly amountCents: number;
  /** Number of the credit invoice. */
  readonly number: string;
  readonly card: InvoiceCard | null;
}

export interface InvoiceRecipient {
  readonly name: string | null;
  /** Lines of the postal address, without the country. */
  readonly addressLines: readonly string[];
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string | null;
}

/** An invoice as the provider issued it. */
export interface Invoice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly status: InvoiceStatus;
  readonly currency: CurrencyCode;
  readonly recipient: InvoiceRecipient;
  readonly lines: readonly InvoiceLine[];
  readonly subtotalCents: number;
  /** Deducted by coupons. */
  readonly discountCents: number;
  readonly taxCents: number;
  /** After coupons and with tax. */
  readonly totalCents: number;
  /** Part of the total that gift cards and other credit paid. */
  readonly creditCents: number;
  readonly balanceCents: number;
  /** Oldest first, with those that failed. */
  readonly payments: readonly InvoicePayment[];
  /** Oldest first. */
  readonly refunds: readonly InvoiceRefund[];
}
