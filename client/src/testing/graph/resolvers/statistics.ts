import type { Resolvers } from "../execution/resolver";
import { connection, type PageArgs } from "../paging";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";
import { levelNameOf } from "./listed";
import { dayOf, daysLater, firstDayOf, midnightOf, type Unit, unitBefore } from "./localDays";

const BARS_PAGE = 30;
/** A week's bar is labelled with its last day. */
const LABEL_DAYS = { DAY: 0, WEEK: 6, MONTH: 0, YEAR: 0 } as const;
const WEEKS_SHOWN = 4;

interface ChartArgs extends PageArgs {
  readonly period?: Unit | null;
  readonly timeZone: string;
}

function bars(world: World, member: MemberRow, { period, timeZone }: ChartArgs) {
  const unit = period ?? "WEEK";
  const days = member.completions.map(({ classKey, completedAt }) => ({
    level: levelNameOf(world.classes.find(({ key }) => key === classKey) ?? { level: 0 }),
    classKey,
    firstDay: firstDayOf(unit, dayOf(completedAt, timeZone)),
  }));
  const firstDays: number[] = [];
  const oldest = Math.min(...days.map(({ firstDay }) => firstDay));
  let day = firstDayOf(unit, dayOf(world.now(), timeZone));
  for (; day >= oldest; day = unitBefore(unit, day)) firstDays.push(day);
  return firstDays.map((firstDay) => {
    const among = (name: string) =>
      new Set(
        days
          .filter((one) => one.firstDay === firstDay && one.level === name)
          .map(({ classKey }) => classKey),
      ).size;
    return {
      firstDay,
      timeRef: midnightOf(daysLater(firstDay, LABEL_DAYS[unit]), timeZone),
      beginner: among("BEGINNER"),
      intermediate: among("INTERMEDIATE"),
      advanced: among("ADVANCED"),
    };
  });
}

interface PeriodArgs {
  readonly status?: string | null;
  readonly timeZone: string;
}

function periods(world: World, member: MemberRow, { status, timeZone }: PeriodArgs) {
  const today = dayOf(world.now(), timeZone);
  const firstWeek = daysLater(firstDayOf("WEEK", today), -7 * (WEEKS_SHOWN - 1));
  const counts = new Map<number, number>();
  for (const record of member.records.filter((one) => one.status === (status ?? "STARTED"))) {
    const day = dayOf(record.updatedAt, timeZone);
    const isThisYear = firstDayOf("YEAR", day) === firstDayOf("YEAR", today);
    const unit = day >= firstWeek ? "WEEK" : isThisYear ? "MONTH" : "YEAR";
    const firstDay = firstDayOf(unit, day);
    counts.set(firstDay, (counts.get(firstDay) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one], [other]) => other - one)
    .map(([firstDay, count]) => ({ start: midnightOf(firstDay, timeZone), count }));
}

export const statisticsResolvers: Resolvers = {
  Member: {
    usageMetrics: ({ totalClassesTaken, totalSecondsDanced }: MemberRow) => ({
      totalClassesTaken,
      totalSecondsDanced,
    }),
    classesTaken: (member: MemberRow, args: ChartArgs, world) =>
      connection(
        bars(world, member, args),
        { name: "BARS", keys: ({ firstDay }) => [firstDay], descending: true },
        { ...args, standard: BARS_PAGE },
      ),
    historyPeriods: (member: MemberRow, args: PeriodArgs, world) => periods(world, member, args),
  },
};
