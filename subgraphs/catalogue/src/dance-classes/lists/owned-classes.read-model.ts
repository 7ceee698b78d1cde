import { Prisma, type PrismaClient } from "../../generated/client";
import {
  CLASS_COLUMNS,
  type ClassRow,
  isListed,
  LISTABLE_CLASSES,
  toDanceClass,
} from "../listed-class.read-model";
import type { ClassKeyset, ClassOrder } from "./cursor";
import { groupRows } from "./group-rows";
import { orderSql } from "./order.read-model";
import type { ClassOwner, OwnedClass } from "./owner";

export interface OwnedClassesArgs {
  readonly owner: ClassOwner;
  readonly order: ClassOrder;
  readonly limit: number;
  readonly after: ClassKeyset | null;
}

export interface OwnedClassesRequest extends OwnedClassesArgs {
  readonly ids: readonly string[];
  readonly now: Date;
}

export type OwnedClassesReadModel = ReturnType<typeof ownedClassesReadModel>;

type OwnedRow = ClassRow & { readonly ownerId: string; readonly position: number };

const PLAYLIST_CLASSES = Prisma.sql`
  ${LISTABLE_CLASSES} JOIN playlist_item p ON p.class_id = c.id`;

const sources: Readonly<Record<ClassOwner, { from: Prisma.Sql; ownerId: Prisma.Sql }>> = {
  style: { from: LISTABLE_CLASSES, ownerId: Prisma.sql`c.style_id` },
  instructor: { from: LISTABLE_CLASSES, ownerId: Prisma.sql`c.instructor_id` },
  playlist: { from: PLAYLIST_CLASSES, ownerId: Prisma.sql`p.playlist_id` },
};

export function ownedClassesReadModel(prisma: PrismaClient) {
  return {
    /** Returns one page per owner id. An owner without classes is missing. */
    list: async ({ owner, ids, order, limit, after, now }: OwnedClassesRequest) => {
      const { from, ownerId } = sources[owner];
      const { by, afterKeyset } = orderSql[order];
      const position = owner === "playlist" ? Prisma.sql`p.position` : Prisma.sql`0`;
      const rows = await prisma.$queryRaw<OwnedRow[]>(Prisma.sql`
        SELECT owner.id AS "ownerId", page.*
        FROM unnest(${ids}::uuid[]) AS owner(id)
        CROSS JOIN LATERAL (
          SELECT ${CLASS_COLUMNS}, ${position} AS position FROM ${from}
          WHERE ${ownerId} = owner.id AND ${isListed(now)}
            AND ${after ? afterKeyset(after) : Prisma.sql`TRUE`}
          ORDER BY ${by} LIMIT ${limit}
        ) page`);
      // A nested loop over the owners keeps the order of each page.
      return groupRows(rows, (row) => row.ownerId, toOwned);
    },
    /** Returns the number of classes per owner id. An owner without classes is missing. */
    count: async (owner: ClassOwner, ids: readonly string[], now: Date) => {
      const { from, ownerId } = sources[owner];
      const rows = await prisma.$queryRaw<{ ownerId: string; count: number }[]>(Prisma.sql`
        SELECT ${ownerId} AS "ownerId", count(*)::int AS count FROM ${from}
        WHERE ${ownerId} = ANY(${ids}::uuid[]) AND ${isListed(now)}
        GROUP BY ${ownerId}`);
      return new Map(rows.map((row) => [row.ownerId, row.count]));
    },
  };
}

const toOwned = (row: OwnedRow): OwnedClass => ({
  danceClass: toDanceClass(row),
  position: row.position,
});
