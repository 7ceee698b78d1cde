import { Prisma, type PrismaClient } from "../../generated/client";
import {
  CLASS_COLUMNS,
  type ClassRow,
  isListed,
  LISTABLE_CLASSES,
  toDanceClass,
} from "../listed-class.read-model";
import { groupRows } from "./group-rows";
import type { ClassRelation } from "./owner";

export interface RelatedClassesRequest {
  readonly relation: ClassRelation;
  readonly classIds: readonly string[];
  readonly limit: number;
  readonly now: Date;
}

export type RelatedClassesReadModel = ReturnType<typeof relatedClassesReadModel>;

type RelatedRow = ClassRow & { readonly ofId: string };

const relations: Readonly<Record<ClassRelation, { condition: Prisma.Sql; by: Prisma.Sql }>> = {
  sameInstructor: {
    condition: Prisma.sql`c.instructor_id = o.instructor_id`,
    by: Prisma.sql`c.release_date DESC, c.id DESC`,
  },
  similar: {
    condition: Prisma.sql`c.style_id = o.style_id`,
    by: Prisma.sql`abs(c.level - o.level), c.total_views DESC, c.id DESC`,
  },
};

export function relatedClassesReadModel(prisma: PrismaClient) {
  return {
    /** Returns related classes per class id, best first. A class without any is missing. */
    list: async ({ relation, classIds, limit, now }: RelatedClassesRequest) => {
      const { condition, by } = relations[relation];
      const rows = await prisma.$queryRaw<RelatedRow[]>(Prisma.sql`
        SELECT o.id AS "ofId", page.*
        FROM dance_class o
        CROSS JOIN LATERAL (
          SELECT ${CLASS_COLUMNS} FROM ${LISTABLE_CLASSES}
          WHERE ${condition} AND c.id <> o.id AND ${isListed(now)}
          ORDER BY ${by} LIMIT ${limit}
        ) page
        WHERE o.id = ANY(${classIds}::uuid[])`);
      return groupRows(rows, ({ ofId }) => ofId, toDanceClass);
    },
  };
}
