import { type LevelName, levelName } from "@eightcount/rules/catalogue/levels";
import { Prisma, type PrismaClient } from "../../generated/client";
import { isListed, LISTABLE_CLASSES } from "../listed-class.read-model";
import type { ClassFilter } from "./class-filter";
import { classConditions } from "./conditions.read-model";
import type { ClassFilterCounts, OptionCount } from "./option-count";

export type ClassFilterCountReadModel = ReturnType<typeof classFilterCountReadModel>;

/** Exactly one of style, instructor, and level is set. */
interface CountRow {
  readonly style: string | null;
  readonly instructor: string | null;
  readonly level: number | null;
  readonly count: number;
}

export function classFilterCountReadModel(prisma: PrismaClient) {
  return {
    /** Ignores a group's own choice for its options, so each count is the result of choosing one. */
    count: async (filter: ClassFilter, now: Date): Promise<ClassFilterCounts> => {
      const { style, instructor, level, rest } = classConditions(filter);
      const rows = await prisma.$queryRaw<CountRow[]>(Prisma.sql`
        SELECT style, instructor, level, (CASE
          WHEN style IS NOT NULL THEN count(*) FILTER (WHERE of_instructor AND of_level)
          WHEN instructor IS NOT NULL THEN count(*) FILTER (WHERE of_style AND of_level)
          ELSE count(*) FILTER (WHERE of_style AND of_instructor) END)::int AS count
        FROM (
          SELECT s.name AS style, i.name AS instructor, c.level,
            (${style}) AS of_style, (${instructor}) AS of_instructor, (${level}) AS of_level
          FROM ${LISTABLE_CLASSES} WHERE ${isListed(now)} AND ${rest}
        ) listed
        GROUP BY GROUPING SETS ((style), (instructor), (level))`);
      return toCounts(rows.filter(({ count }) => count > 0));
    },
  };
}

function toCounts(rows: readonly CountRow[]): ClassFilterCounts {
  const levels = new Map<LevelName, number>();
  for (const { level, count } of rows) {
    if (level === null) continue;
    // The database holds only levels 1–10, which all have a name.
    const name = levelName(level) as LevelName;
    levels.set(name, (levels.get(name) ?? 0) + count);
  }
  return {
    styles: named(rows, "style"),
    instructors: named(rows, "instructor"),
    levels: [...levels].map(([name, count]) => ({ name, count })),
  };
}

function named(rows: readonly CountRow[], group: "style" | "instructor"): OptionCount[] {
  return rows.flatMap(({ [group]: name, count }) => (name === null ? [] : [{ name, count }]));
}
