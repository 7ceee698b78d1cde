import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { PurchaseWithCardOnFileInput, PurchaseWithCardOnFileResult } from "./on-file-purchase.type";
import type { ReactivationService } from "./reactivation.service";
import { ReactivateSubscriptionInput, ReactivateSubscriptionResult } from "./reactivation.type";

@Resolver()
export class ReactivationResolver {
  constructor(private readonly service: ReactivationService) {}

  @Mutation(() => ReactivateSubscriptionResult, {
    description:
      "Undoes the cancellation of the signed-in member's subscription while it still runs. Refused " +
      "with NOT_AVAILABLE unless REACTIVATE is among the subscription's actions.",
  })
  reactivateSubscription(
    @Arg("input", () => ReactivateSubscriptionInput) input: ReactivateSubscriptionInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.service.reactivate(viewer, {
      attemptId: input.attemptId,
      challengeResultTokenId: input.threeDSecureActionResultTokenId ?? null,
    });
  }

  @Mutation(() => PurchaseWithCardOnFileResult, {
    description:
      "Buys a plan for the signed-in member with the card on file, after the subscription expired. " +
      "Refused with NOT_AVAILABLE unless PURCHASE_ON_FILE is among the subscription's actions.",
  })
  purchaseWithCardOnFile(
    @Arg("input", () => PurchaseWithCardOnFileInput) input: PurchaseWithCardOnFileInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.service.purchaseOnFile(viewer, {
      attemptId: input.attemptId,
      planChoice: input.planChoice ?? null,
      challengeResultTokenId: input.threeDSecureActionResultTokenId ?? null,
    });
  }
}
