import { Prisma, type PrismaClient } from "../generated/client";
import type { DanceClass } from "./dance-class";
import {
  CLASS_COLUMNS,
  type ClassRow,
  isReleasedAt,
  toDanceClass,
} from "./listed-class.read-model";

export interface DanceClassRepository {
  /** Returns released classes of visible styles, including archived ones. */
  findVisible(ids: readonly string[], now: Date): Promise<readonly DanceClass[]>;
}

export function danceClassRepository(prisma: PrismaClient): DanceClassRepository {
  return {
    findVisible: async (ids, now) => {
      const rows = await prisma.$queryRaw<ClassRow[]>(Prisma.sql`
        SELECT ${CLASS_COLUMNS} FROM dance_class c
        JOIN style s ON s.id = c.style_id AND NOT s.hidden
        WHERE c.id = ANY(${ids}::uuid[]) AND ${isReleasedAt(now)}`);
      return rows.map(toDanceClass);
    },
  };
}
