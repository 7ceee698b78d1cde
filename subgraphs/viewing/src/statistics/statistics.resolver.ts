import { InputError } from "@eightcount/service-kit/errors/input-error";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { decodeCursor } from "@eightcount/service-kit/relay/cursor";
import { type PageArgs, pageArgs } from "@eightcount/service-kit/relay/page-args";
import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { Member } from "../members/member.type";
import type { ChartPeriod } from "./chart.rules";
import type { StatisticsService } from "./statistics.service";
import { ChartBucketConnection, ChartPeriods, UsageMetrics } from "./statistics.type";

const CHART_PAGE = 30;
const ChartArgs = pageArgs(CHART_PAGE);
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

@Resolver(() => Member)
export class StatisticsResolver {
  constructor(private readonly statistics: StatisticsService) {}

  @FieldResolver(() => UsageMetrics, {
    nullable: true,
    description: "Total classes taken and seconds danced. Null unless the viewer is the member.",
  })
  usageMetrics(@Root() { memberId }: Member, @Ctx() { viewer }: ViewingContext) {
    return this.statistics.totals(viewer, memberId);
  }

  @FieldResolver(() => ChartBucketConnection, {
    nullable: true,
    description:
      "Classes completed per period and level, newest period first. Includes empty periods back to the first completed class. Null unless the viewer is the member.",
  })
  async classesTaken(
    @Root() { memberId }: Member,
    @Arg("period", () => ChartPeriods, {
      nullable: true,
      defaultValue: ChartPeriods.WEEK,
      description: "Length of each period.",
    })
    period: ChartPeriod | null,
    @Arg("timeZone", () => String, {
      description: "IANA time zone, such as Europe/Berlin. An unknown name is an error.",
    })
    timeZone: string,
    @Args(() => ChartArgs) { first, after }: PageArgs,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const limit = pageSize(first, CHART_PAGE);
    const chartPeriod = period ?? ChartPeriods.WEEK;
    const request = { memberId, period: chartPeriod, timeZone, limit, before: dayOf(after) };
    const bars = await this.statistics.classesTaken(viewer, request);
    return bars && toConnection(bars);
  }
}

function dayOf(after: string | null | undefined): string | null {
  if (after === null || after === undefined) return null;
  const [day] = decodeCursor(after) ?? [];
  if (typeof day !== "string" || !isDay(day)) {
    throw new InputError("The cursor does not belong to this list.");
  }
  return day;
}

// Date parses February 30 as a day in March, which prints differently.
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
