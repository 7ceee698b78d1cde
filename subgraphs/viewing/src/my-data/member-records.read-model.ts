import { type RecordTable, readRecords } from "@eightcount/service-kit/my-data/member-records";
import type { Pool } from "pg";
import { viewingRecords } from "./viewing-records";

/** Keeps the gateway's request to the catalogue small. */
const MAX_RECORDED_CLASSES = 1_000;

const CLASS_IDS = `
  SELECT class_id FROM saved_class WHERE member_id = $1
  UNION SELECT class_id FROM class_record WHERE member_id = $1
  UNION SELECT class_id FROM viewed_class WHERE member_id = $1
  UNION SELECT class_id FROM class_feedback WHERE member_id = $1
  ORDER BY class_id LIMIT $2`;

export class MemberRecordsReadModel {
  constructor(private readonly db: Pool) {}

  read(memberId: string): Promise<readonly RecordTable[]> {
    return readRecords(this.db, viewingRecords.kinds, memberId);
  }

  /** Returns the ids of the classes that the records name, in ascending order. */
  async classIds(memberId: string): Promise<readonly string[]> {
    const values = [memberId, MAX_RECORDED_CLASSES];
    const { rows } = await this.db.query<{ class_id: string }>(CLASS_IDS, values);
    return rows.map(({ class_id }) => class_id);
  }
}
