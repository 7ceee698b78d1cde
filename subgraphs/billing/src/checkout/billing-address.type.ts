import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, ObjectType } from "type-graphql";

@InputType({ description: "Billing address of a card." })
export class BillingAddressInput {
  @Field(() => String, { description: "ISO 3166-1 alpha-2 code, any case." })
  country!: string;

  @Field(() => String, {
    nullable: true,
    description: "Province (CA) or state (US) code; ignored for every other country.",
  })
  region?: string | null;

  @Field(() => String, { description: "Street and number." })
  street!: string;

  @Field(() => String, { description: "2 to 30 letters or spaces." })
  city!: string;

  @Field(() => String, { description: "Postal code in the country's format." })
  postalCode!: string;

  @Field(() => String, {
    nullable: true,
    description: "Redemption code of the gift card; used in the gift flow.",
  })
  giftCardRedemptionCode?: string | null;
}

@ObjectType({ description: "The address was saved on the member's account." })
export class BillingAddressSaved {
  @Field(() => String, { description: "The account at the provider: code-<member id>." })
  accountId!: string;
}

export const SaveBillingAddressRefused = refusalType("SaveBillingAddressRefused");

export const SaveBillingAddressResult = resultUnion({
  name: "SaveBillingAddressResult",
  description:
    "Saved, or refused: `field` is country, region, streetName, cityName, noPostalCode, " +
    "countryPostal, postalCode or giftCardRedemptionCode.",
  succeeded: BillingAddressSaved,
  refused: SaveBillingAddressRefused,
});
