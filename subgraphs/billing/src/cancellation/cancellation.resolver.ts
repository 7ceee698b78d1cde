import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { withMember } from "../actions/with-member";
import type { CancellationRequest, CancellationService } from "./cancellation.service";
import {
  AcceptRetentionOfferInput,
  AcceptRetentionOfferResult,
  CancelSubscriptionInput,
  CancelSubscriptionResult,
} from "./cancellation.type";

@Resolver()
export class CancellationResolver {
  constructor(private readonly service: CancellationService) {}

  @Mutation(() => CancelSubscriptionResult, {
    description:
      "Cancels the signed-in member's subscription at the end of the paid period. Refused with " +
      "NOT_AVAILABLE unless CANCEL is among the subscription's actions.",
  })
  async cancelSubscription(
    @Arg("input", () => CancelSubscriptionInput) input: CancelSubscriptionInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return withMember(await this.service.cancel(viewer, requestOf(input)));
  }

  @Mutation(() => AcceptRetentionOfferResult, {
    description:
      "Adds 30 free days to the current period instead of cancelling, once per member. Refused " +
      "with RETENTION_OFFER_TAKEN if it was accepted before, and with NOT_AVAILABLE if the " +
      "subscription does not allow it.",
  })
  async acceptRetentionOffer(
    @Arg("input", () => AcceptRetentionOfferInput) input: AcceptRetentionOfferInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const outcome = await this.service.acceptOffer(viewer, requestOf(input));
    if (outcome.kind !== "acted") return outcome;
    return { ...withMember(outcome), nextBillingDate: outcome.subscription.nextBillingDate };
  }
}

function requestOf(input: CancelSubscriptionInput): CancellationRequest {
  const { attemptId, reason, feedback } = input;
  return { attemptId, reason: reason ?? null, feedback: feedback?.trim() || null };
}
