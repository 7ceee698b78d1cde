import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Member } from "../subscriptions/member.type";
import type { GiftCreditService } from "./gift-credit.service";
import { GiftCredit } from "./gift-credit.type";

@Resolver(() => Member)
export class GiftCreditResolver {
  constructor(private readonly service: GiftCreditService) {}

  @FieldResolver(() => GiftCredit, {
    nullable: true,
    description:
      "What is left of redeemed gift cards; null for nothing and unless the viewer is the member. " +
      "Null with an error if the provider is unavailable.",
  })
  giftCredit(@Root() { memberId }: Member, @Ctx() { viewer }: SubgraphContext) {
    return this.service.creditFor(viewer, memberId);
  }
}
