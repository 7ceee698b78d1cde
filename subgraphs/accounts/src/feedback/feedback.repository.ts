import type { Pool } from "pg";

export interface ClassFeedback {
  readonly memberId: string;
  readonly classId: string;
  readonly difficulty: number;
  readonly rating: number | null;
  readonly comments: string | null;
}

const SAVE = `
  INSERT INTO class_feedback (member_id, class_id, difficulty, rating, comments, updated_at)
  VALUES ($1, $2, $3, $4, $5, now())
  ON CONFLICT (member_id, class_id) DO UPDATE SET
    difficulty = excluded.difficulty, rating = excluded.rating, comments = excluded.comments,
    updated_at = excluded.updated_at`;
const FIND = `
  SELECT difficulty, rating, comments FROM class_feedback WHERE member_id = $1 AND class_id = $2`;

export class FeedbackRepository {
  constructor(private readonly pool: Pool) {}

  async save({ memberId, classId, difficulty, rating, comments }: ClassFeedback): Promise<void> {
    await this.pool.query(SAVE, [memberId, classId, difficulty, rating, comments]);
  }

  async find(memberId: string, classId: string): Promise<ClassFeedback | null> {
    const { rows } = await this.pool.query<Omit<ClassFeedback, "memberId" | "classId">>(FIND, [
      memberId,
      classId,
    ]);
    return rows[0] ? { memberId, classId, ...rows[0] } : null;
  }
}
