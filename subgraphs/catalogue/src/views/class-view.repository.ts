import { Prisma, type PrismaClient } from "../generated/client";

export interface ClassStart {
  readonly classId: string;
  readonly memberId: string;
  /** ISO date, such as `2026-11-20`. */
  readonly day: string;
}

export type ClassViewRepository = ReturnType<typeof classViewRepository>;

export function classViewRepository(prisma: PrismaClient) {
  return {
    saveStart: async ({ classId, memberId, day }: ClassStart): Promise<void> => {
      await prisma.$executeRaw(Prisma.sql`
        INSERT INTO class_view (class_id, member_id, day)
        VALUES (${classId}::uuid, ${memberId}::uuid, ${day}::date) ON CONFLICT DO NOTHING`);
    },
    /** One statement is one transaction, so a start is marked if and only if it is in the total. */
    countPending: async (batchSize: number): Promise<number> => {
      const [row] = await prisma.$queryRaw<{ count: number }[]>(Prisma.sql`
        WITH waiting AS (
          SELECT class_id, member_id, day FROM class_view WHERE NOT is_counted
          LIMIT ${batchSize} FOR UPDATE
        ), taken AS (
          UPDATE class_view v SET is_counted = TRUE FROM waiting w
          WHERE (v.class_id, v.member_id, v.day) = (w.class_id, w.member_id, w.day)
          RETURNING v.class_id
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
