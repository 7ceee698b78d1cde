import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { MemberRecordsService } from "@eightcount/service-kit/my-data/member-records.service";
import {
  MemberRecordsResult,
  memberRecordsField,
} from "@eightcount/service-kit/my-data/member-records.type";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Member } from "../members/member.type";

@Resolver(() => Member)
export class MemberRecordsResolver {
  constructor(private readonly records: MemberRecordsService) {}

  @FieldResolver(
    () => MemberRecordsResult,
    memberRecordsField("saved classes, watch history, playback sessions, ratings, and totals"),
  )
  viewingRecords(@Root() { memberId }: Member, @Ctx() { viewer }: SubgraphContext) {
    return this.records.export(viewer, memberId);
  }
}
