import { registerEnumType } from "type-graphql";
import type {
  InvoiceLineKind,
  InvoiceStatus,
  PaymentFailure,
} from "../providers/billing/billing.invoices";

export const InvoiceStatusEnum: { readonly [K in InvoiceStatus]: K } = {
  PAID: "PAID",
  PENDING: "PENDING",
  PAST_DUE: "PAST_DUE",
  FAILED: "FAILED",
  REFUNDED: "REFUNDED",
  PARTLY_REFUNDED: "PARTLY_REFUNDED",
  VOIDED: "VOIDED",
};

export const InvoiceLineKindEnum: { readonly [K in InvoiceLineKind]: K } = {
  PLAN: "PLAN",
  TRIAL: "TRIAL",
  CREDIT: "CREDIT",
  OTHER: "OTHER",
};

export const PaymentFailureEnum: { readonly [K in PaymentFailure]: K } = {
  DECLINED: "DECLINED",
  INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
  EXPIRED_CARD: "EXPIRED_CARD",
  AUTHENTICATION_REQUIRED: "AUTHENTICATION_REQUIRED",
  NO_CARD: "NO_CARD",
  PROVIDER_ERROR: "PROVIDER_ERROR",
};

registerEnumType(InvoiceStatusEnum, {
  name: "InvoiceStatus",
  description:
    "PENDING is not due yet, PAST_DUE is being retried, FAILED was given up, and VOIDED was withdrawn.",
});
registerEnumType(InvoiceLineKindEnum, {
  name: "InvoiceLineKind",
  description: "CREDIT is unused time of a former plan, with a negative amount.",
});
registerEnumType(PaymentFailureEnum, {
  name: "PaymentFailure",
  description: "Why a payment failed, as far as the provider tells; DECLINED without a reason.",
});
