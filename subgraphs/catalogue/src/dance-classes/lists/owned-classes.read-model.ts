import { Prisma, type PrismaClient } from "../../generated/client";
import {
  CLASS_COLUMNS,
  type ClassRow,
  isListed,
  LISTABLE_CLASSES,
  toDanceClass,
} from "../listed-class.read-model";
import type { ClassKeyset, ClassOrder } from "./cursor";
import { orderSql } from "./order.read-model";
import type { ClassOwner, OwnedClass } from "./owner";

export interface OwnedClassesRequest {
  readonly owner: ClassOwner;
  readonly ids: readonly string[];
  readonly order: ClassOrder;
  readonly limit: number;
  readonly after: ClassKeyset | null;
  readonly now: Date;
}

export interface OwnedClassesReadModel {
  /** Returns one page per owner id. An owner without classes is missing. */
  list(request: OwnedClassesRequest): Promise<ReadonlyMap<string, readonly OwnedClass[]>>;
  /** Returns the number of classes per owner id. An owner without classes is missing. */
  count(owner: ClassOwner, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>>;
}

type OwnedRow = ClassRow & { readonly ownerId: string; readonly position: number };

const PLAYLIST_CLASSES = Prisma.sql`
  ${LISTABLE_CLASSES} JOIN playlist_item p ON p.class_id = c.id`;

const sources: Readonly<Record<ClassOwner, { from: Prisma.Sql; ownerId: Prisma.Sql }>> = {
  style: { from: LISTABLE_CLASSES, ownerId: Prisma.sql`c.style_id` },
  instructor: { from: LISTABLE_CLASSES, ownerId: Prisma.sql`c.instructor_id` },
  playlist: { from: PLAYLIST_CLASSES, ownerId: Prisma.sql`p.playlist_id` },
};

export function ownedClassesReadModel(prisma: PrismaClient): OwnedClassesReadModel {
  return {
    list: async ({ owner, ids, order, limit, after, now }) => {
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
      return groupByOwner(rows);
    },
    count: async (owner, ids, now) => {
      const { from, ownerId } = sources[owner];
      const rows = await prisma.$queryRaw<{ ownerId: string; count: number }[]>(Prisma.sql`
        SELECT ${ownerId} AS "ownerId", count(*)::int AS count FROM ${from}
        WHERE ${ownerId} = ANY(${ids}::uuid[]) AND ${isListed(now)}
        GROUP BY ${ownerId}`);
      return new Map(rows.map((row) => [row.ownerId, row.count]));
    },
  };
}

// A nested loop over the owners keeps the order of each page, so rows only need to be grouped.
function groupByOwner(rows: readonly OwnedRow[]): ReadonlyMap<string, readonly OwnedClass[]> {
  const pages = new Map<string, OwnedClass[]>();
  for (const row of rows) {
    const page = pages.get(row.ownerId) ?? [];
    page.push({ danceClass: toDanceClass(row), position: row.position });
    pages.set(row.ownerId, page);
  }
  return pages;
}
