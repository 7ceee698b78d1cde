import { resumeAtSeconds, type ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { Pool } from "pg";
import type { ClassProgressValue } from "./class-progress";

interface Row {
  readonly class_id: string;
  readonly status: ViewingStatus;
  readonly last_viewed_seconds: number;
  readonly updated_at: Date;
  readonly duration_seconds: number | null;
}

const FIND = `
  SELECT class_id, status, last_viewed_seconds, updated_at, duration_seconds
  FROM class_record LEFT JOIN class_fact USING (class_id)
  WHERE member_id = $1 AND class_id = ANY($2::uuid[])`;

/** Loads many classes with one query, because a grid of cards needs them together. */
export class ClassProgressReadModel {
  constructor(private readonly pool: Pool) {}

  async findStarted(
    memberId: string,
    classIds: readonly string[],
  ): Promise<readonly ClassProgressValue[]> {
    const { rows } = await this.pool.query<Row>({
      name: "find-progress",
      text: FIND,
      values: [memberId, classIds],
    });
    return rows.map(toProgress);
  }
}

function toProgress(row: Row): ClassProgressValue {
  const { class_id: classId, status, last_viewed_seconds: lastViewedSeconds } = row;
  const duration = row.duration_seconds ?? Number.POSITIVE_INFINITY;
  return {
    classId,
    status,
    lastViewedSeconds,
    resumeAtSeconds: resumeAtSeconds(lastViewedSeconds, duration),
    updatedAt: row.updated_at,
  };
}
