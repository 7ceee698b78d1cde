import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { Member } from "./member.type";
import type { SubscriptionLoaders } from "./subscription.loaders";
import type { SubscriptionService } from "./subscription.service";
import { SubscriptionType } from "./subscription.type";

@Resolver(() => Member)
export class MemberResolver {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @FieldResolver(() => ID, { description: "Relay id: base64url of `Member:<sub>`." })
  id(@Root() { memberId }: Member) {
    return toGlobalId("Member", memberId);
  }

  @FieldResolver(() => SubscriptionType, {
    nullable: true,
    description: "The member's subscription; null unless the viewer is the member.",
  })
  subscription(
    @Root() { memberId }: Member,
    @Ctx() { viewer, loaders }: SubgraphContext<SubscriptionLoaders>,
  ) {
    return this.subscriptions.viewFor(viewer, memberId, loaders.subscriptionStateByMember);
  }
}
