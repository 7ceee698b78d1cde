import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { withMember } from "../actions/with-member";
import type { PlanChangeService } from "./plan-change.service";
import {
  ChangePlanInput,
  ChangePlanResult,
  WithdrawPlanChangeInput,
  WithdrawPlanChangeResult,
} from "./plan-change.type";

@Resolver()
export class PlanChangeResolver {
  constructor(private readonly service: PlanChangeService) {}

  @Mutation(() => ChangePlanResult, {
    description:
      "Changes the signed-in member's plan at the end of the current period. Refused with " +
      "NOT_AVAILABLE unless CHANGE_PLAN is among the subscription's actions.",
  })
  async changePlan(
    @Arg("input", () => ChangePlanInput) { attemptId, planChoice }: ChangePlanInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return withMember(await this.service.change(viewer, { attemptId, planChoice }));
  }

  @Mutation(() => WithdrawPlanChangeResult, {
    description:
      "Withdraws the signed-in member's scheduled plan change. Refused with NOT_AVAILABLE unless " +
      "WITHDRAW_PLAN_CHANGE is among the subscription's actions.",
  })
  async withdrawPlanChange(
    @Arg("input", () => WithdrawPlanChangeInput) { attemptId }: WithdrawPlanChangeInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return withMember(await this.service.withdraw(viewer, attemptId));
  }
}
