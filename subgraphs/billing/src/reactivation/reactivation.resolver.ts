import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { withMember } from "../actions/with-member";
import type { PurchaseService } from "../checkout/purchase.service";
import { PurchaseWithCardOnFileInput, PurchaseWithCardOnFileResult } from "./on-file-purchase.type";
import type { ReactivationService } from "./reactivation.service";
import { ReactivateSubscriptionInput, ReactivateSubscriptionResult } from "./reactivation.type";

@Resolver()
export class ReactivationResolver {
  constructor(
    private readonly service: ReactivationService,
    private readonly purchases: PurchaseService,
  ) {}

  @Mutation(() => ReactivateSubscriptionResult, {
    description:
      "Undoes the cancellation of the signed-in member's subscription while it still runs. Refused " +
      "with NOT_AVAILABLE unless REACTIVATE is among the subscription's actions.",
  })
  async reactivateSubscription(
    @Arg("input", () => ReactivateSubscriptionInput) input: ReactivateSubscriptionInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const outcome = await this.service.reactivate(viewer, {
      attemptId: input.attemptId,
      challengeResultTokenId: input.threeDSecureActionResultTokenId ?? null,
    });
    return withMember(outcome);
  }

  @Mutation(() => PurchaseWithCardOnFileResult, {
    description:
      "Buys a plan for the signed-in member with the card on file, after the subscription expired. " +
      "Refused with NOT_AVAILABLE unless PURCHASE_ON_FILE is among the subscription's actions.",
  })
  async purchaseWithCardOnFile(
    @Arg("input", () => PurchaseWithCardOnFileInput) input: PurchaseWithCardOnFileInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const outcome = await this.purchases.purchaseOnFile(viewer, {
      attemptId: input.attemptId,
      planChoice: input.planChoice ?? null,
      challengeResultTokenId: input.threeDSecureActionResultTokenId ?? null,
      agreedTodayCents: input.agreedTodayCents ?? null,
    });
    return withMember(outcome);
  }
}
