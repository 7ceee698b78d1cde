import { Field, Int, ObjectType } from "type-graphql";
import { Currency } from "../billing-enums.type";
import type { AccountCredit } from "../providers/billing/billing.provider";

@ObjectType({ description: "Credit that pays for a member's next charges." })
export class GiftCredit implements AccountCredit {
  @Field(() => Int, { description: "Minor units of the currency. More than 0." })
  amountCents!: number;

  @Field(() => Currency, { description: "Currency of the credit." })
  currency!: Currency;
}
