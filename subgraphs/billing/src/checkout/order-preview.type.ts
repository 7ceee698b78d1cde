import type { Discount } from "@eightcount/rules/billing/order-summary";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql";
import { PlanChoiceEnum } from "../billing-enums.type";
import { DiscountType } from "../coupons/coupon.type";
import { Plan } from "../plans/plan.type";

@InputType({ description: "An order to price before it is placed." })
export class OrderPreviewInput {
  @Field(() => PlanChoiceEnum, { description: "The chosen plan." })
  planChoice!: PlanChoice;

  @Field(() => String, {
    nullable: true,
    description: "Coupon code; ignored if it does not apply.",
  })
  couponCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Gift card code; ignored if it is invalid.",
  })
  giftCardRedemptionCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The signed-in member's card or wallet token, if it is known what pays; null for the card on file.",
  })
  cardTokenId?: string | null;
}

@ObjectType({
  description:
    "Price of an order now and at the next billing, before tax, as the billing provider would sell it.",
})
export class OrderPreview {
  @Field(() => Plan, { description: "The plan that would be bought." })
  plan!: Plan;

  @Field(() => Int, {
    description: "Charged now, in minor units of the plan's currency; 0 in a trial.",
  })
  nowSubtotalCents!: number;

  @Field(() => Int, { description: "Charged at the next billing, in minor units." })
  nextSubtotalCents!: number;

  @Field(() => DiscountType, {
    nullable: true,
    description: "The applied coupon's discount; null without one, and if the order can't have it.",
  })
  discount!: Discount | null;

  @Field(() => GraphQLISODateTime, { description: "Date of the first charge." })
  firstChargeOn!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of the trial; null without one.",
  })
  trialEndsOn!: Date | null;
}

export const OrderPreviewRefused = refusalType("OrderPreviewRefused");

export const OrderPreviewResult = resultUnion({
  name: "OrderPreviewResult",
  description:
    "The prices, LIMIT_EXCEEDED after too many previews or wrong codes, or PLAN_UNAVAILABLE.",
  succeeded: OrderPreview,
  refused: OrderPreviewRefused,
});
