import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { withMember } from "../actions/with-member";
import type { PauseService } from "./pause.service";
import {
  PauseSubscriptionInput,
  PauseSubscriptionResult,
  ResumeSubscriptionInput,
  ResumeSubscriptionResult,
} from "./pause.type";

@Resolver()
export class PauseResolver {
  constructor(private readonly service: PauseService) {}

  @Mutation(() => PauseSubscriptionResult, {
    description:
      "Pauses the signed-in member's monthly plan from the next bill date. Access ends with the " +
      "paid time and returns with the next charge. Refused with NOT_AVAILABLE unless PAUSE is " +
      "among the subscription's actions.",
  })
  async pauseSubscription(
    @Arg("input", () => PauseSubscriptionInput) { attemptId, cycles }: PauseSubscriptionInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return withMember(await this.service.pause(viewer, { attemptId, cycles }));
  }

  @Mutation(() => ResumeSubscriptionResult, {
    description:
      "Withdraws the signed-in member's scheduled pause, or ends a running one, which charges the " +
      "next period immediately. If the card is declined, the payment is overdue. Refused with " +
      "NOT_AVAILABLE unless RESUME is among the subscription's actions.",
  })
  async resumeSubscription(
    @Arg("input", () => ResumeSubscriptionInput) { attemptId }: ResumeSubscriptionInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return withMember(await this.service.resume(viewer, attemptId));
  }
}
