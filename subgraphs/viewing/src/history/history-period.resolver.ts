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
      "The history's last four weeks, earlier months of this year and earlier years, newest first; those without a class are left out. Null for anybody else who asks.",
  })
  historyPeriods(
    @Root() { memberId }: Member,
    @Arg("status", () => ViewingStatus, {
      nullable: true,
      defaultValue: ViewingStatus.STARTED,
      description: "Unfinished classes unless told otherwise.",
    })
    status: ViewingStatusName | null,
    @Arg("timeZone", () => String, { description: "IANA name, such as Europe/Berlin." })
    timeZone: string,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const request = { memberId, status: status ?? ViewingStatus.STARTED, timeZone };
    return this.periods.list(viewer, request);
  }
}
