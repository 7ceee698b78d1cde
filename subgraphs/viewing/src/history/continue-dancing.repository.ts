import type { Pool } from "pg";
import type { ClassRecordRow } from "./class-record";

const SET_ASIDE = `
  UPDATE class_record SET set_aside_at = $3
  WHERE id = $1 AND member_id = $2
  RETURNING id, member_id AS "memberId", class_id AS "classId", status,
    last_viewed_seconds AS "lastViewedSeconds", created_at AS "createdAt",
    updated_at AS "updatedAt", set_aside_at AS "setAsideAt"`;

export class ContinueDancingRepository {
  constructor(private readonly pool: Pool) {}

  /** Restores the record if `at` is null. Returns null if the record is not the member's. */
  async setAside(memberId: string, id: string, at: Date | null): Promise<ClassRecordRow | null> {
    const { rows } = await this.pool.query<ClassRecordRow>(SET_ASIDE, [id, memberId, at]);
    return rows[0] ?? null;
  }
}
