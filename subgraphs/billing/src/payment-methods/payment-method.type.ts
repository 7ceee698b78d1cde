import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { Field, InputType, ObjectType } from "type-graphql";
import {
  ChallengeableInput,
  challengeableResult,
  EntitlingActionDone,
} from "../actions/action-result.type";
import { BillingAddressInput } from "../checkout/billing-address.type";

@InputType({ description: "A new card for the signed-in member's own subscription." })
export class UpdatePaymentMethodInput extends ChallengeableInput {
  @Field(() => String, { description: "Card token from the provider's script." })
  tokenId!: string;

  @Field(() => BillingAddressInput, {
    description: "Billing address of the card, without a gift card code.",
  })
  address!: BillingAddressInput;

  @Field(() => String, { description: "First name on the card, one word." })
  firstName!: string;

  @Field(() => String, { description: "Last name on the card." })
  lastName!: string;
}

@ObjectType({ description: "The card is stored and pays from now on." })
export class PaymentMethodUpdated extends EntitlingActionDone {
  @Field(() => Boolean, {
    description: "Whether nothing is overdue. False if the new card did not pay what was.",
  })
  isPaid!: boolean;
}

export const UpdatePaymentMethodRefused = refusalType("UpdatePaymentMethodRefused");

export const UpdatePaymentMethodResult = challengeableResult({
  name: "UpdatePaymentMethodResult",
  description: "Updated, a challenge to pass first, or a refusal.",
  succeeded: PaymentMethodUpdated,
  refused: UpdatePaymentMethodRefused,
});
