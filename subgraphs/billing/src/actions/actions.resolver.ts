import { FieldResolver, Resolver, Root } from "type-graphql";
import { SubscriptionActionEnum } from "../billing-enums.type";
import { Plan } from "../plans/plan.type";
import { SubscriptionType } from "../subscriptions/subscription.type";
import type { SubscriptionActionsService } from "./subscription-actions.service";

@Resolver(() => SubscriptionType)
export class ActionsResolver {
  constructor(private readonly service: SubscriptionActionsService) {}

  @FieldResolver(() => [SubscriptionActionEnum], {
    description:
      "What the server accepts for this subscription now. Purchases are missing while they are closed.",
  })
  actions(@Root() subscription: SubscriptionType) {
    return this.service.actionsFor(subscription);
  }

  @FieldResolver(() => [Plan], {
    nullable: true,
    description:
      "Plans to choose from, best offer first, in the subscription's currency; empty if `actions` " +
      "has neither a purchase nor CHANGE_PLAN. Without the current plan for a change, without a plan " +
      "that costs more than the member's own for the same interval, and without trials once the member had a subscription. Null with an error if the provider is unavailable.",
  })
  availablePlans(@Root() subscription: SubscriptionType) {
    return this.service.plansFor(subscription);
  }
}
