import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, ObjectType } from "type-graphql";
import {
  ActionDone,
  ActionInput,
  ChallengeableInput,
  challengeableResult,
} from "../actions/action-result.type";
import { PlanChoiceEnum } from "../billing-enums.type";

@InputType({ description: "A plan change for the signed-in member's own subscription." })
export class ChangePlanInput extends ChallengeableInput {
  @Field(() => PlanChoiceEnum, { description: "The new plan, one of `availablePlans`." })
  planChoice!: PlanChoice;
}

@InputType({ description: "Withdraws the scheduled plan change of the signed-in member." })
export class WithdrawPlanChangeInput extends ActionInput {}

@ObjectType({ description: "The plan changes at the end of the current period." })
export class PlanChangeScheduled extends ActionDone {}

@ObjectType({ description: "The subscription keeps its plan." })
export class PlanChangeWithdrawn extends ActionDone {}

export const ChangePlanRefused = refusalType("ChangePlanRefused");
export const WithdrawPlanChangeRefused = refusalType("WithdrawPlanChangeRefused");

export const ChangePlanResult = challengeableResult({
  name: "ChangePlanResult",
  description: "Scheduled, a challenge to pass first, or a refusal.",
  succeeded: PlanChangeScheduled,
  refused: ChangePlanRefused,
});

export const WithdrawPlanChangeResult = resultUnion({
  name: "WithdrawPlanChangeResult",
  description: "Withdrawn, or refused.",
  succeeded: PlanChangeWithdrawn,
  refused: WithdrawPlanChangeRefused,
});
