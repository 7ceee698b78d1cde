import { Field, ObjectType, registerEnumType } from "type-graphql";

export enum Currency {
  USD = "USD",
  INR = "INR",
}
registerEnumType(Currency, { name: "Currency", description: "What prices are shown in." });

@ObjectType({ description: "Where a visitor seems to be, by the address they come from." })
export class VisitorLocation {
  @Field(() => String, { description: "The client address; 'unknown' when there is none." })
  ip!: string;

  @Field(() => String, { description: "'unknown' unless a city database is configured." })
  city!: string;

  @Field(() => String, { description: "ISO 3166 code in capitals, or 'unknown'." })
  country!: string;

  @Field(() => Currency, { description: "INR in India, USD elsewhere." })
  currency!: "USD" | "INR";
}
