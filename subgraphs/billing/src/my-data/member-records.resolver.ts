import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { MemberRecordsService } from "@eightcount/service-kit/my-data/member-records.service";
import {
  MemberRecordsResult,
  memberRecordsField,
} from "@eightcount/service-kit/my-data/member-records.type";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Member } from "../subscriptions/member.type";

@Resolver(() => Member)
export class MemberRecordsResolver {
  constructor(private readonly records: MemberRecordsService) {}

  @FieldResolver(
    () => MemberRecordsResult,
    memberRecordsField(
      "subscription, purchases, changes, ledger, and answers to the cancellation survey",
    ),
  )
  billingRecords(@Root() { memberId }: Member, @Ctx() { viewer }: SubgraphContext) {
    return this.records.export(viewer, memberId);
  }
}
