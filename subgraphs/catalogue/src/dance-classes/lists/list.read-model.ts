import { Prisma, type PrismaClient } from "../../generated/client";
import type { ClassFilter } from "../filter/class-filter";
import { matches } from "../filter/conditions.read-model";
import {
  CLASS_COLUMNS,
  type ClassRow,
  isListed,
  LISTABLE_CLASSES,
  toDanceClass,
} from "../listed-class.read-model";
import type { ClassKeyset, ClassOrder } from "./cursor";
import { orderSql } from "./order.read-model";

export interface ClassListRequest {
  readonly filter: ClassFilter;
  readonly order: Exclude<ClassOrder, "POSITION">;
  readonly limit: number;
  readonly after: ClassKeyset | null;
  readonly now: Date;
}

export type ClassListReadModel = ReturnType<typeof classListReadModel>;

/** Lists the whole catalog without hidden, archived, and future classes. */
export function classListReadModel(prisma: PrismaClient) {
  return {
    list: async ({ filter, order, limit, after, now }: ClassListRequest) => {
      const { by, afterKeyset } = orderSql[order];
      const rows = await prisma.$queryRaw<ClassRow[]>(Prisma.sql`
        SELECT ${CLASS_COLUMNS} FROM ${LISTABLE_CLASSES}
        WHERE ${isListed(now)} AND ${matches(filter)} AND ${after ? afterKeyset(after) : Prisma.sql`TRUE`}
        ORDER BY ${by} LIMIT ${limit}`);
      return rows.map(toDanceClass);
    },
    count: async (filter: ClassFilter, now: Date) => {
      const [row] = await prisma.$queryRaw<{ count: number }[]>(Prisma.sql`
        SELECT count(*)::int AS count FROM ${LISTABLE_CLASSES}
        WHERE ${isListed(now)} AND ${matches(filter)}`);
      return row?.count ?? 0;
    },
  };
}
