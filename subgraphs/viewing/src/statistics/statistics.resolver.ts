import { InputError } from "@eightcount/service-kit/errors/input-error";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { decodeCursor } from "@eightcount/service-kit/relay/cursor";
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { ViewingContext } from "../context";
import { Member } from "../members/member.type";
import type { ChartPeriod } from "./chart.rules";
import type { StatisticsService } from "./statistics.service";
import { ChartBucketConnection, ChartPeriods, UsageMetrics } from "./statistics.type";

const CHART_PAGE = 30;
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

@Resolver(() => Member)
export class StatisticsResolver {
  constructor(private readonly statistics: StatisticsService) {}

  @FieldResolver(() => UsageMetrics, {
    nullable: true,
    description: "Classes taken and seconds danced; null for anybody else who asks.",
  })
  usageMetrics(@Root() { memberId }: Member, @Ctx() { viewer }: ViewingContext) {
    return this.statistics.totals(viewer, memberId);
  }

  @FieldResolver(() => ChartBucketConnection, {
    nullable: true,
    description:
      "Completed classes per level and period, newest first, without gaps back to the first one; null for anybody else who asks.",
  })
  async classesTaken(
    @Root() { memberId }: Member,
    @Arg("period", () => ChartPeriods, {
      nullable: true,
      defaultValue: ChartPeriods.WEEK,
      description: "How the bars are cut.",
    })
    period: ChartPeriod | null,
    @Arg("timeZone", () => String, { description: "IANA name, such as Europe/Berlin." })
    timeZone: string,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: CHART_PAGE,
      description: "How many at most; 1 to 100.",
    })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Continue after this cursor." })
    after: string | null,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const limit = pageSize(first ?? undefined, CHART_PAGE);
    const cut = period ?? ChartPeriods.WEEK;
    const request = { memberId, period: cut, timeZone, limit, before: dayOf(after) };
    const bars = await this.statistics.classesTaken(viewer, request);
    return bars && toConnection(bars);
  }
}

function dayOf(after: string | null | undefined): string | null {
  if (after === null || after === undefined) return null;
  const [day] = decodeCursor(after) ?? [];
  if (typeof day !== "string" || !isDay(day)) {
    throw new InputError("The cursor is not one of this list.");
  }
  return day;
}

// Date parses February 30 as a day in March, which prints differently.
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
