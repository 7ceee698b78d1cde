import type { Discount } from "@eightcount/rules/billing/order-summary";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, Int, ObjectType } from "type-graphql";
import { Currency, DiscountTypeEnum } from "../billing-enums.type";
import { TrialType } from "../plans/plan.type";

@ObjectType("Discount", {
  description: "Discount of a coupon. Only the fields of its type are set.",
})
export class DiscountType {
  @Field(() => DiscountTypeEnum, { description: "Type of the discount." })
  type!: Discount["type"];

  @Field(() => Int, { nullable: true, description: "PERCENT: whole percent, 1 to 100." })
  percent?: number | null;

  @Field(() => Int, { nullable: true, description: "FIXED: minor units of `currency`." })
  amountCents?: number | null;

  @Field(() => Currency, { nullable: true, description: "FIXED: currency of the amount." })
  currency?: Currency | null;

  @Field(() => TrialType, { nullable: true, description: "FREE_TRIAL: the trial it grants." })
  trial?: TrialType | null;
}

@ObjectType({ description: "The coupon can be used with the chosen plan." })
export class CouponAccepted {
  @Field(() => String, { description: "Code of the coupon, in the provider's spelling." })
  code!: string;

  @Field(() => String, { description: "One sentence about the coupon; may be empty." })
  description!: string;

  @Field(() => DiscountType, { description: "Discount on the chosen plan." })
  discount!: Discount;
}

export const CouponRefused = refusalType("CouponRefused");

export const CouponResult = resultUnion({
  name: "CouponResult",
  description: "Whether a coupon can be used with a plan.",
  succeeded: CouponAccepted,
  refused: CouponRefused,
});
