import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { MemberRecordsService } from "@eightcount/service-kit/my-data/member-records.service";
import {
  MemberRecordsResult,
  memberRecordsField,
} from "@eightcount/service-kit/my-data/member-records.type";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { MemberReference } from "../recommendations/member";
import { MemberType } from "../recommendations/recommendation.type";

@Resolver(() => MemberType)
export class MemberRecordsResolver {
  constructor(private readonly records: MemberRecordsService) {}

  @FieldResolver(
    () => MemberRecordsResult,
    memberRecordsField("days on which they started a class"),
  )
  catalogueRecords(@Root() { id }: MemberReference, @Ctx() { viewer }: SubgraphContext) {
    return this.records.export(viewer, fromGlobalId(id, "Member"));
  }
}
