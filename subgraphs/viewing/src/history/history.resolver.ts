import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { type PageArgs, pageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { Member } from "../members/member.type";
import { CreationOrder } from "../paging/creation-order";
import { type CreationOrderName, keysetOf } from "../paging/keyset";
import { ClassRecordConnection, ViewingStatus } from "./class-record.type";
import type { HistoryService } from "./history.service";

const CONTINUE_DANCING = 4;
const HISTORY_PAGE = 10;
const HistoryArgs = pageArgs(HISTORY_PAGE);
const RECORDS_PAGE = 100;
const RecordsArgs = pageArgs(RECORDS_PAGE);

@Resolver(() => Member)
export class HistoryResolver {
  constructor(private readonly records: HistoryService) {}

  @FieldResolver(() => ClassRecordConnection, {
    nullable: true,
    description:
      "Unfinished classes to continue, most recently danced first. Considers the 100 most recently started and leaves out removed ones. Null unless the viewer is the member.",
  })
  async continueDancing(
    @Root() { memberId }: Member,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: CONTINUE_DANCING,
      description: "Page size, clamped to 1–100.",
    })
    first: number | null,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const limit = pageSize(first, CONTINUE_DANCING);
    const page = await this.records.continueDancing(viewer, memberId, limit);
    return page && toConnection(page);
  }

  @FieldResolver(() => ClassRecordConnection, {
    nullable: true,
    description:
      "Started and completed classes, sorted by creation. Null unless the viewer is the member.",
  })
  async classRecords(
    @Root() { memberId }: Member,
    @Arg("status", () => ViewingStatus, {
      nullable: true,
      description: "Returns only records with this status. Null returns all.",
    })
    status: ViewingStatusName | null,
    @Arg("order", () => CreationOrder, {
      nullable: true,
      defaultValue: CreationOrder.NEWEST_FIRST,
      description: "Sort order by creation time.",
    })
    order: CreationOrderName | null,
    @Args(() => RecordsArgs) { first, after }: PageArgs,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const listed = await this.records.listByCreation(viewer, memberId, {
      status: status ?? null,
      order: order ?? CreationOrder.NEWEST_FIRST,
      page: { limit: pageSize(first, RECORDS_PAGE), after: keysetOf(after) },
    });
    return listed && toConnection(listed);
  }

  @FieldResolver(() => ClassRecordConnection, {
    nullable: true,
    description:
      "Classes with one status, most recently danced first. Null unless the viewer is the member.",
  })
  async history(
    @Root() { memberId }: Member,
    @Arg("status", () => ViewingStatus, {
      nullable: true,
      defaultValue: ViewingStatus.STARTED,
      description: "STARTED for unfinished classes, COMPLETED for completed ones.",
    })
    status: ViewingStatusName | null,
    @Args(() => HistoryArgs) { first, after }: PageArgs,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const page = { limit: pageSize(first, HISTORY_PAGE), after: keysetOf(after) };
    const listed = await this.records.list(viewer, {
      memberId,
      status: status ?? ViewingStatus.STARTED,
      page,
    });
    return listed && toConnection(listed);
  }
}
