import { Prisma } from "../../generated/client";
import type { ClassFilter } from "./class-filter";

const ALWAYS = Prisma.sql`TRUE`;

/** SQL conditions on a class `c`, its style `s`, and its teacher `i`, by option group. */
export interface ClassConditions {
  readonly style: Prisma.Sql;
  readonly instructor: Prisma.Sql;
  readonly level: Prisma.Sql;
  /** Conditions without an option in the filter bar. */
  readonly rest: Prisma.Sql;
}

export function classConditions(filter: ClassFilter): ClassConditions {
  return {
    style: both(
      any(filter.styleKeys, (keys) => Prisma.sql`s.lookup_key = ANY(${keys}::text[])`),
      any(filter.styleIds, (ids) => Prisma.sql`s.id = ANY(${ids}::uuid[])`),
    ),
    instructor: any(
      filter.instructorKeys,
      (keys) => Prisma.sql`i.lookup_key = ANY(${keys}::text[])`,
    ),
    level: any(filter.levels, (ranges) => {
      const within = ranges.map(
        ({ min, max }) => Prisma.sql`c.level BETWEEN ${min}::int AND ${max}::int`,
      );
      return Prisma.sql`(${Prisma.join(within, " OR ")})`;
    }),
    rest: both(
      filter.releasedAfter === null
        ? ALWAYS
        : Prisma.sql`c.release_date > ${filter.releasedAfter}::timestamptz`,
      filter.maxLengthSeconds === null
        ? ALWAYS
        : Prisma.sql`c.length_seconds <= ${filter.maxLengthSeconds}::int`,
    ),
  };
}

export function matches(filter: ClassFilter): Prisma.Sql {
  const { style, instructor, level, rest } = classConditions(filter);
  return Prisma.join([style, instructor, level, rest], " AND ");
}

const both = (one: Prisma.Sql, other: Prisma.Sql) => Prisma.sql`${one} AND ${other}`;

function any<T>(values: readonly T[], condition: (values: readonly T[]) => Prisma.Sql): Prisma.Sql {
  return values.length === 0 ? ALWAYS : condition(values);
}
