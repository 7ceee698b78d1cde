import { Prisma, type PrismaClient } from "../generated/client";

export interface ClassStart {
  readonly classId: string;
  readonly memberId: string;
  /** ISO date, `2026-11-20`. */
  readonly day: string;
}

/** Who started which class on which day. */
export interface ClassViewRepository {
  /** Keeps one start; the same one again changes nothing. */
  keep(start: ClassStart): Promise<void>;
  /** Adds all starts not counted yet to their classes' totals; answers how many there were. */
  countKept(): Promise<number>;
}

export function classViewRepository(prisma: PrismaClient): ClassViewRepository {
  return {
    keep: async ({ classId, memberId, day }) => {
      await prisma.$executeRaw(Prisma.sql`
        INSERT INTO class_view (class_id, member_id, day)
        VALUES (${classId}::uuid, ${memberId}::uuid, ${day}::date) ON CONFLICT DO NOTHING`);
    },
    // One statement is one transaction: a start is marked if and only if it is in the total.
    countKept: async () => {
      const [row] = await prisma.$queryRaw<{ count: number }[]>(Prisma.sql`
        WITH taken AS (
          UPDATE class_view SET is_counted = TRUE WHERE NOT is_counted RETURNING class_id
        ), sums AS (
          SELECT class_id, count(*)::int AS views FROM taken GROUP BY class_id
        ), added AS (
          UPDATE dance_class c SET total_views = c.total_views + sums.views
          FROM sums WHERE c.id = sums.class_id
        )
        SELECT count(*)::int AS count FROM taken`);
      return row?.count ?? 0;
    },
  };
}
