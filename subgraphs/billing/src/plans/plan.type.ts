import type { TrialUnit } from "@eightcount/rules/billing/billing-dates";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Field, Int, ObjectType } from "type-graphql";
import { Currency, IntervalUnit, PlanChoiceEnum, TrialUnitEnum } from "../billing-enums.type";

@ObjectType("Trial", { description: "Time before the first charge." })
export class TrialType {
  @Field(() => Int, { description: "How many units." })
  length!: number;

  @Field(() => TrialUnitEnum, { description: "The unit." })
  unit!: TrialUnit;
}

@ObjectType("Plan", { description: "A plan of the billing provider's catalogue in one currency." })
export class Plan {
  @Field(() => PlanChoiceEnum, {
    nullable: true,
    description: "The choice that buys it; null for plans nobody chooses.",
  })
  choice!: PlanChoice | null;

  @Field(() => String, { description: "The provider's plan code." })
  code!: string;

  @Field(() => String, { description: "The plan's name, as the provider keeps it." })
  name!: string;

  @Field(() => String, { description: "What the plan is, one sentence; may be empty." })
  description!: string;

  @Field(() => Currency, { description: "Currency of the price." })
  currency!: Currency;

  @Field(() => Int, { description: "Price of one interval in minor units, before tax." })
  priceCents!: number;

  @Field(() => IntervalUnit, { description: "Unit of the renewal interval." })
  intervalUnit!: IntervalUnit;

  @Field(() => Int, { description: "Units per renewal." })
  intervalLength!: number;

  @Field(() => TrialType, { nullable: true, description: "Free time first; null without one." })
  trial!: TrialType | null;
}
