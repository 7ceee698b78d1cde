import type { Pool } from "pg";

export interface ClassFeedback {
  readonly memberId: string;
  readonly classId: string;
  readonly difficulty: number;
  readonly rating: number | null;
  readonly comments: string | null;
}

export interface FeedbackTimes {
  readonly firstGivenAt: Date;
  readonly givenAt: Date;
}

const SAVE = `
  INSERT INTO class_feedback AS f
    (member_id, class_id, difficulty, rating, comments, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (member_id, class_id) DO UPDATE SET
    difficulty = excluded.difficulty, rating = excluded.rating, comments = excluded.comments,
    updated_at = excluded.updated_at`;
const SAVE_IF_NEWER = `${SAVE} WHERE excluded.updated_at > f.updated_at`;
const FIND = `
  SELECT difficulty, rating, comments FROM class_feedback WHERE member_id = $1 AND class_id = $2`;

export class FeedbackRepository {
  constructor(private readonly pool: Pool) {}

  async save(feedback: ClassFeedback, at: Date): Promise<void> {
    await this.pool.query(SAVE, columnsOf(feedback, { firstGivenAt: at, givenAt: at }));
  }

  /** Does nothing if the stored rating is as new, so that repeated and late events are harmless. */
  async saveIfNewer(feedback: ClassFeedback, times: FeedbackTimes): Promise<void> {
    await this.pool.query(SAVE_IF_NEWER, columnsOf(feedback, times));
  }

  async find(memberId: string, classId: string): Promise<ClassFeedback | null> {
    const { rows } = await this.pool.query<Omit<ClassFeedback, "memberId" | "classId">>(FIND, [
      memberId,
      classId,
    ]);
    return rows[0] ? { memberId, classId, ...rows[0] } : null;
  }
}

const columnsOf = (
  { memberId, classId, difficulty, rating, comments }: ClassFeedback,
  { firstGivenAt, givenAt }: FeedbackTimes,
) => [memberId, classId, difficulty, rating, comments, firstGivenAt, givenAt];
