import { Prisma, type PrismaClient } from "../generated/client";
import type { DanceClass } from "./dance-class";
import {
  CLASS_COLUMNS,
  type ClassRow,
  isReleasedAt,
  toDanceClass,
} from "./listed-class.read-model";

export type DanceClassRepository = ReturnType<typeof danceClassRepository>;

export function danceClassRepository(prisma: PrismaClient) {
  return {
    /** Returns released classes of visible styles, including archived ones. */
    findVisible: async (ids: readonly string[], now: Date): Promise<readonly DanceClass[]> => {
      const rows = await prisma.$queryRaw<ClassRow[]>(Prisma.sql`
        SELECT ${CLASS_COLUMNS} FROM dance_class c
        JOIN style s ON s.id = c.style_id AND NOT s.hidden
        WHERE c.id = ANY(${ids}::uuid[]) AND ${isReleasedAt(now)}`);
      return rows.map(toDanceClass);
    },
  };
}
