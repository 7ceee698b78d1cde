import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { Field, InputType, Int } from "type-graphql";
import { ChallengeableInput, challengeableResult } from "../actions/action-result.type";
import { PlanChoiceEnum } from "../billing-enums.type";
import { SubscriptionPurchased } from "../checkout/purchase.type";

@InputType({ description: "An order for the signed-in member, paid with the card on file." })
export class PurchaseWithCardOnFileInput extends ChallengeableInput {
  @Field(() => PlanChoiceEnum, {
    nullable: true,
    description:
      "The chosen plan; null for the former one. The regular monthly plan replaces the retention plan.",
  })
  planChoice?: PlanChoice | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The preview's `todayCents`, which the member agreed to. If the order would charge another " +
      "amount today, it is refused with PRICE_CHANGED and nothing is bought. Null accepts any amount.",
  })
  agreedTodayCents?: number | null;
}

export const PurchaseWithCardOnFileRefused = refusalType("PurchaseWithCardOnFileRefused");

export const PurchaseWithCardOnFileResult = challengeableResult({
  name: "PurchaseWithCardOnFileResult",
  description: "The purchase, a challenge to pass first, or a refusal.",
  succeeded: SubscriptionPurchased,
  refused: PurchaseWithCardOnFileRefused,
});
