import { Prisma, type PrismaClient } from "../generated/client/client";
import { afterUpdated, type PageRequest } from "../paging/keyset";
import type { SavedClassRow } from "./saved-class";

const COLUMNS = Prisma.sql`id, member_id AS "memberId", class_id AS "classId",
  created_at AS "createdAt", updated_at AS "updatedAt"`;

/** Keeps the row of an unsaved class, but never lists it. */
export class SavedClassRepository {
  constructor(private readonly db: PrismaClient) {}

  /** An already saved class stays as it is, even under concurrent requests. */
  async save(memberId: string, classId: string, at: Date): Promise<SavedClassRow> {
    const [row] = await this.db.$queryRaw<SavedClassRow[]>`
      INSERT INTO saved_class AS s (member_id, class_id, created_at, updated_at)
      VALUES (${memberId}::uuid, ${classId}::uuid, ${at}, ${at})
      ON CONFLICT (member_id, class_id) DO UPDATE SET
        created_at = CASE WHEN s.removed_at IS NULL THEN s.created_at ELSE excluded.created_at END,
        updated_at = CASE WHEN s.removed_at IS NULL THEN s.updated_at ELSE excluded.updated_at END,
        removed_at = NULL
      RETURNING ${COLUMNS}`;
    if (!row) throw new Error("Saving the class returned no row.");
    return row;
  }

  async remove(memberId: string, id: string, at: Date): Promise<SavedClassRow | null> {
    const [row] = await this.db.$queryRaw<SavedClassRow[]>`
      UPDATE saved_class SET removed_at = coalesce(removed_at, ${at})
      WHERE id = ${id}::uuid AND member_id = ${memberId}::uuid
      RETURNING ${COLUMNS}`;
    return row ?? null;
  }

  /** Newest first, with one row more than the page holds. */
  list(memberId: string, { limit, after }: PageRequest): Promise<readonly SavedClassRow[]> {
    return this.db.savedClass.findMany({
      where: { memberId, removedAt: null, ...afterUpdated(after) },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    });
  }

  count(memberId: string): Promise<number> {
    return this.db.savedClass.count({ where: { memberId, removedAt: null } });
  }

  findByClasses(memberId: string, classIds: readonly string[]): Promise<readonly SavedClassRow[]> {
    return this.db.savedClass.findMany({
      where: { memberId, removedAt: null, classId: { in: [...classIds] } },
    });
  }

  findMany(memberId: string, ids: readonly string[]): Promise<readonly SavedClassRow[]> {
    return this.db.savedClass.findMany({
      where: { memberId, removedAt: null, id: { in: [...ids] } },
    });
  }
}
