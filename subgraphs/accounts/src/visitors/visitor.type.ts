import { Field, ObjectType, registerEnumType } from "type-graphql";

export enum Currency {
  USD = "USD",
  INR = "INR",
}
registerEnumType(Currency, { name: "Currency", description: "Currency in which plans are sold." });

@ObjectType({ description: "Approximate location of a visitor, based on the client address." })
export class VisitorLocation {
  @Field(() => String, { description: "Client address, or 'unknown'." })
  ip!: string;

  @Field(() => String, { description: "'unknown' unless a city database is configured." })
  city!: string;

  @Field(() => String, { description: "Uppercase ISO 3166 code, or 'unknown'." })
  country!: string;

  @Field(() => Currency, { description: "INR in India, USD elsewhere." })
  currency!: "USD" | "INR";
}
