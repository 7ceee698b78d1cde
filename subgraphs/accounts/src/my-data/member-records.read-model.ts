import { type RecordTable, readRecords } from "@eightcount/service-kit/my-data/member-records";
import type { Pool } from "pg";
import { accountsRecords } from "./accounts-records";

export class MemberRecordsReadModel {
  constructor(private readonly db: Pool) {}

  read(memberId: string): Promise<readonly RecordTable[]> {
    return readRecords(this.db, accountsRecords.kinds, memberId);
  }
}
