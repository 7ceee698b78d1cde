import { Field, Int, ObjectType } from "type-graphql";
import type { BillingInfo, CardOnFile } from "../providers/billing/billing.provider";

@ObjectType("CardOnFile", { description: "The card that pays." })
export class CardOnFileType implements CardOnFile {
  @Field(() => String, { description: "For example Visa." })
  brand!: string;

  @Field(() => String, { description: "Last four digits." })
  lastFour!: string;

  @Field(() => Int, { description: "1 to 12. The card is valid through the end of this month." })
  expiryMonth!: number;

  @Field(() => Int, { description: "Four digits." })
  expiryYear!: number;
}

@ObjectType("BillingInfo", {
  description: "What the billing provider stores for billing. A part that was never given is null.",
})
export class BillingInfoType implements BillingInfo {
  @Field(() => String, { nullable: true, description: "ISO 3166-1 alpha-2 code." })
  country!: string | null;

  @Field(() => String, { nullable: true, description: "Code of a state or province." })
  region!: string | null;

  @Field(() => String, { nullable: true, description: "Street and number." })
  street!: string | null;

  @Field(() => String, { nullable: true, description: "City." })
  city!: string | null;

  @Field(() => String, { nullable: true, description: "Postal code, as printed on letters." })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: "First name on the card or account." })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: "Last name on the card or account." })
  lastName!: string | null;

  @Field(() => CardOnFileType, { nullable: true, description: "Null without a card." })
  card!: CardOnFile | null;
}
