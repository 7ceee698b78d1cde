import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Member } from "../subscriptions/member.type";
import type { BillingInfoService } from "./billing-info.service";
import { BillingInfoType } from "./billing-info.type";

@Resolver(() => Member)
export class BillingInfoResolver {
  constructor(private readonly service: BillingInfoService) {}

  @FieldResolver(() => BillingInfoType, {
    nullable: true,
    description:
      "Address, names, and card at the billing provider; null without an account there and unless " +
      "the viewer is the member. Null with an error if the provider is unavailable.",
  })
  billingInfo(@Root() { memberId }: Member, @Ctx() { viewer }: SubgraphContext) {
    return this.service.infoFor(viewer, memberId);
  }
}
