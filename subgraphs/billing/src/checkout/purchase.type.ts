import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { challengeableResult } from "../actions/action-result.type";
import { PlanChoiceEnum } from "../billing-enums.type";
import { Member } from "../subscriptions/member.type";
import { SubscriptionType } from "../subscriptions/subscription.type";

@InputType({ description: "An order, always for the signed-in member's own account." })
export class PurchaseSubscriptionInput {
  @Field(() => ID, {
    description:
      "Idempotency key of 8 to 64 letters, digits, - or _. The same attempt sent twice buys once. " +
      "Every press of the button is a new attempt, including a 3-D Secure retry.",
  })
  attemptId!: string;

  @Field(() => PlanChoiceEnum, { description: "The chosen plan." })
  planChoice!: PlanChoice;

  @Field(() => String, { description: "Card or wallet token from the provider's script." })
  tokenId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The signed-in member's id, if sent; any other id is FORBIDDEN.",
  })
  userId?: string | null;

  @Field(() => String, { description: "First name on the card, one word." })
  firstName!: string;

  @Field(() => String, { description: "Last name on the card." })
  lastName!: string;

  @Field(() => [String], { nullable: true, description: "Coupon codes; omit if there are none." })
  couponCodes?: string[] | null;

  @Field(() => String, { nullable: true, description: "Gift card code; required for gift plans." })
  giftCardRedemptionCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Result of a passed 3-D Secure challenge, on the retry after one.",
  })
  threeDSecureActionResultTokenId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The summary's `nowSubtotalCents`, which the buyer agreed to. If the order would charge another " +
      "amount today, it is refused with PRICE_CHANGED and nothing is bought. Null accepts any amount.",
  })
  agreedTodayCents?: number | null;
}

@ObjectType({ description: "The subscription was bought." })
export class SubscriptionPurchased {
  @Field(() => Member, { description: "The member who bought it." })
  member!: Member;

  @Field(() => SubscriptionType, { description: "The current subscription." })
  subscription!: SubscriptionType;

  @Field(() => String, {
    description:
      "Pass this to refreshSession within 60 seconds to become a Subscriber immediately; " +
      "empty while an overdue payment locks access.",
  })
  entitlementTicket!: string;

  @Field(() => Boolean, { description: "Whether the member had a subscription before this one." })
  hadSubscription!: boolean;
}

export const PurchaseSubscriptionRefused = refusalType("PurchaseSubscriptionRefused");

export const PurchaseSubscriptionResult = challengeableResult({
  name: "PurchaseSubscriptionResult",
  description: "The purchase, a challenge to pass first, or a refusal.",
  succeeded: SubscriptionPurchased,
  refused: PurchaseSubscriptionRefused,
});
