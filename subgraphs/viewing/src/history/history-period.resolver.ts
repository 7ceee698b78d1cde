import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { Member } from "../members/member.type";
import { ViewingStatus } from "./class-record.type";
import type { HistoryPeriodService } from "./history-period.service";
import { HistoryPeriod } from "./history-period.type";

@Resolver(() => Member)
export class HistoryPeriodResolver {
  constructor(private readonly periods: HistoryPeriodService) {}

  @FieldResolver(() => [HistoryPeriod], {
    nullable: true,
    description:
      "Periods of the history, newest first: the last four weeks, then earlier months of this year, then earlier years. Leaves out empty periods. Null unless the viewer is the member.",
  })
  historyPeriods(
    @Root() { memberId }: Member,
    @Arg("status", () => ViewingStatus, {
      nullable: true,
      defaultValue: ViewingStatus.STARTED,
      description: "STARTED for unfinished classes, COMPLETED for completed ones.",
    })
    status: ViewingStatusName | null,
    @Arg("timeZone", () => String, {
      description: "IANA time zone, such as Europe/Berlin. An unknown name is an error.",
    })
    timeZone: string,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const request = { memberId, status: status ?? ViewingStatus.STARTED, timeZone };
    return this.periods.list(viewer, request);
  }
}
