import type { Pool } from "pg";

/** A start that is not counted yet stays in the total, as the counted ones do. */
const ERASE = `
  WITH erased AS (
    DELETE FROM class_view WHERE member_id = $1::uuid RETURNING class_id, is_counted
  ), sums AS (
    SELECT class_id, count(*)::int AS views FROM erased WHERE NOT is_counted GROUP BY class_id
  )
  UPDATE dance_class c SET total_views = c.total_views + sums.views
  FROM sums WHERE c.id = sums.class_id`;

export class ErasureRepository {
  constructor(private readonly pool: Pool) {}

  /** Deletes who viewed what. The classes keep their totals. Safe to repeat. */
  async erase(memberId: string): Promise<void> {
    await this.pool.query(ERASE, [memberId]);
  }
}
