import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Currency } from "../billing-enums.type";
import type {
  Invoice,
  InvoiceLine,
  InvoicePayment,
  InvoiceRecipient,
  InvoiceRefund,
  InvoiceStatus,
} from "../providers/billing/billing.invoices";
import { InvoiceStatusEnum } from "./invoice-enums.type";
import { InvoiceLineType, InvoiceRecipientType } from "./invoice-line.type";
import { InvoicePaymentType, InvoiceRefundType } from "./invoice-payment.type";

@ObjectType("Invoice", {
  description: "An invoice of the billing provider. Amounts are minor units of `currency`.",
})
export class InvoiceType implements Invoice {
  @Field(() => String, { description: "Number that the provider printed on it." })
  number!: string;

  @Field(() => GraphQLISODateTime, { description: "Time at which it was issued." })
  issuedAt!: Date;

  @Field(() => InvoiceStatusEnum, { description: "Current status at the provider." })
  status!: InvoiceStatus;

  @Field(() => Currency, { description: "Currency of all amounts." })
  currency!: Currency;

  @Field(() => InvoiceRecipientType, { description: "To whom it was issued." })
  recipient!: InvoiceRecipient;

  @Field(() => [InvoiceLineType], { description: "Charges and credits, in the provider's order." })
  lines!: readonly InvoiceLine[];

  @Field(() => Int, { description: "Sum of the lines, before discounts." })
  subtotalCents!: number;

  @Field(() => Int, { description: "Deducted by coupons; 0 for none." })
  discountCents!: number;

  @Field(() => Int, { description: "Tax that was added; 0 for none." })
  taxCents!: number;

  @Field(() => Int, { description: "After discounts and with tax." })
  totalCents!: number;

  @Field(() => Int, { description: "Part of the total that gift cards and other credit paid." })
  creditCents!: number;

  @Field(() => Int, { description: "Still to be paid; 0 for none." })
  balanceCents!: number;

  @Field(() => [InvoicePaymentType], { description: "Attempts to charge it, oldest first." })
  payments!: readonly InvoicePayment[];

  @Field(() => [InvoiceRefundType], { description: "Oldest first." })
  refunds!: readonly InvoiceRefund[];
}

export const { Connection: InvoiceConnection } = connectionOf(InvoiceType, "Invoice");
