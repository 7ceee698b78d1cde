import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import type {
  InvoiceCard,
  InvoicePayment,
  InvoiceRefund,
  PaymentFailure,
} from "../providers/billing/billing.invoices";
import { PaymentFailureEnum } from "./invoice-enums.type";

@ObjectType("InvoiceCard", { description: "The card or wallet of a payment." })
export class InvoiceCardType implements InvoiceCard {
  @Field(() => String, { description: "For example Visa." })
  brand!: string;

  @Field(() => String, { description: "Last four digits." })
  lastFour!: string;
}

@ObjectType("InvoicePayment", { description: "An attempt to charge an invoice." })
export class InvoicePaymentType implements InvoicePayment {
  @Field(() => GraphQLISODateTime, { description: "Time of the attempt at the provider." })
  attemptedAt!: Date;

  @Field(() => Int, { description: "Minor units of the invoice's currency." })
  amountCents!: number;

  @Field(() => InvoiceCardType, { nullable: true, description: "Null if it was not recorded." })
  card!: InvoiceCard | null;

  @Field(() => PaymentFailureEnum, { nullable: true, description: "Null if it succeeded." })
  failure!: PaymentFailure | null;
}

@ObjectType("InvoiceRefund", { description: "Money that went back to the card." })
export class InvoiceRefundType implements InvoiceRefund {
  @Field(() => GraphQLISODateTime, { description: "Time of the refund at the provider." })
  refundedAt!: Date;

  @Field(() => Int, { description: "Minor units of the invoice's currency, positive." })
  amountCents!: number;

  @Field(() => String, { description: "Number of the credit invoice." })
  number!: string;

  @Field(() => InvoiceCardType, { nullable: true, description: "Null if it was not recorded." })
  card!: InvoiceCard | null;
}
