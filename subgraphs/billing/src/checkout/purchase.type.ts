import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { createUnionType, Field, ID, InputType, ObjectType } from "type-graphql";
import { PlanChoiceEnum } from "../billing-enums.type";
import { Member } from "../subscriptions/member.type";
import { SubscriptionType } from "../subscriptions/subscription.type";

@InputType({ description: "An order. The account it is for is the asking member's, always." })
export class PurchaseSubscriptionInput {
  @Field(() => ID, {
    description:
      "Idempotency key, 8 to 64 letters, digits, - or _: the same attempt sent twice buys once. " +
      "Every press of the button is a new attempt, a 3-D Secure retry too.",
  })
  attemptId!: string;

  @Field(() => PlanChoiceEnum, { description: "The chosen plan." })
  planChoice!: PlanChoice;

  @Field(() => String, { description: "Card or wallet token from the provider's script." })
  tokenId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The asking member's id, if sent; any other one is FORBIDDEN.",
  })
  userId?: string | null;

  @Field(() => String, { description: "First name on the card, one word." })
  firstName!: string;

  @Field(() => String, { description: "Last name on the card." })
  lastName!: string;

  @Field(() => [String], { nullable: true, description: "Coupons; leave out when there are none." })
  couponCodes?: string[] | null;

  @Field(() => String, { nullable: true, description: "Gift card; required for the gift plans." })
  giftCardRedemptionCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Result of a passed 3-D Secure challenge, on the retry after one.",
  })
  threeDSecureActionResultTokenId?: string | null;
}

@ObjectType({ description: "The subscription is bought." })
export class SubscriptionPurchased {
  @Field(() => Member, { description: "The member who bought it." })
  member!: Member;

  @Field(() => SubscriptionType, { description: "The subscription as it is now." })
  subscription!: SubscriptionType;

  @Field(() => String, {
    description:
      "Hand this to refreshSession within 60 seconds to be a Subscriber at once; " +
      "empty while an older payment is overdue.",
  })
  entitlementTicket!: string;

  @Field(() => Boolean, { description: "The member had a subscription before this one." })
  hadSubscription!: boolean;
}

@ObjectType({ description: "The card's bank wants a challenge; show it and send a new attempt." })
export class ThreeDSecureRequired {
  @Field(() => String, { description: "Token with which the provider's script shows it." })
  actionTokenId!: string;

  @Field(() => String, { description: "The provider's sentence." })
  message!: string;
}

export const PurchaseSubscriptionRefused = refusalType("PurchaseSubscriptionRefused");

function typeOf(value: object) {
  if (isRefusal(value)) return PurchaseSubscriptionRefused;
  return "actionTokenId" in value ? ThreeDSecureRequired : SubscriptionPurchased;
}

export const PurchaseSubscriptionResult = createUnionType({
  name: "PurchaseSubscriptionResult",
  description: "Bought, a challenge to pass first, or refused.",
  types: () => [SubscriptionPurchased, ThreeDSecureRequired, PurchaseSubscriptionRefused] as const,
  resolveType: typeOf,
});
