import type { TrialUnit } from "@eightcount/rules/billing/billing-dates";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Field, Int, ObjectType } from "type-graphql";
import { Currency, IntervalUnit, PlanChoiceEnum, TrialUnitEnum } from "../billing-enums.type";

@ObjectType("Trial", { description: "Free time before the first charge." })
export class TrialType {
  @Field(() => Int, { description: "Number of units." })
  length!: number;

  @Field(() => TrialUnitEnum, { description: "Unit of the length." })
  unit!: TrialUnit;
}

@ObjectType("Plan", {
  description: "A plan in the billing provider's catalog, priced in one currency.",
})
export class Plan {
  @Field(() => PlanChoiceEnum, {
    nullable: true,
    description: "The choice that buys the plan; null if there is none.",
  })
  choice!: PlanChoice | null;

  @Field(() => String, { description: "The provider's plan code." })
  code!: string;

  @Field(() => String, { description: "Name of the plan at the provider." })
  name!: string;

  @Field(() => String, { description: "One sentence about the plan; may be empty." })
  description!: string;

  @Field(() => Currency, { description: "Currency of the price." })
  currency!: Currency;

  @Field(() => Int, { description: "Price of one interval in minor units, before tax." })
  priceCents!: number;

  @Field(() => IntervalUnit, { description: "Unit of the renewal interval." })
  intervalUnit!: IntervalUnit;

  @Field(() => Int, { description: "Units per renewal." })
  intervalLength!: number;

  @Field(() => TrialType, {
    nullable: true,
    description: "Free trial before the first charge; null without one.",
  })
  trial!: TrialType | null;
}
