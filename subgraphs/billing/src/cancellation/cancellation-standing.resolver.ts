import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { SubscriptionType } from "../subscriptions/subscription.type";
import type { CancellationService } from "./cancellation.service";
import { CancellationStandingType } from "./cancellation-history.type";

@Resolver(() => SubscriptionType)
export class CancellationStandingResolver {
  constructor(private readonly service: CancellationService) {}

  @FieldResolver(() => CancellationStandingType, {
    nullable: true,
    description:
      "Where the cancellation flow starts for this member; null unless CANCEL is among the actions.",
  })
  cancellation(@Root() subscription: SubscriptionType, @Ctx() { viewer }: SubgraphContext) {
    return this.service.standingFor(viewer, subscription);
  }
}
