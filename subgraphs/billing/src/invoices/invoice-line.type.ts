import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import type {
  InvoiceLine,
  InvoiceLineKind,
  InvoiceRecipient,
} from "../providers/billing/billing.invoices";
import { InvoiceLineKindEnum } from "./invoice-enums.type";

@ObjectType("InvoiceLine", { description: "A charge or credit on an invoice." })
export class InvoiceLineType implements InvoiceLine {
  @Field(() => InvoiceLineKindEnum, { description: "What the line is for." })
  kind!: InvoiceLineKind;

  @Field(() => String, { description: "Name of the plan or item at the provider." })
  description!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Start of the paid time; null if the line is not for a time.",
  })
  startsOn!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of the paid time; null if the line is not for a time.",
  })
  endsOn!: Date | null;

  @Field(() => Int, { description: "Minor units before the discount; negative for a credit." })
  amountCents!: number;
}

@ObjectType("InvoiceRecipient", { description: "Name and postal address on an invoice." })
export class InvoiceRecipientType implements InvoiceRecipient {
  @Field(() => String, { nullable: true, description: "Null if the provider has none." })
  name!: string | null;

  @Field(() => [String], { description: "Lines of the postal address, without the country." })
  addressLines!: readonly string[];

  @Field(() => String, { nullable: true, description: "ISO 3166-1 alpha-2 code." })
  country!: string | null;
}
