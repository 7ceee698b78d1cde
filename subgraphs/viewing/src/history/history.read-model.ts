import type { ViewingStatus } from "@eightcount/rules/viewing-status";
import type { PrismaClient } from "../generated/client/client";
import { afterUpdated, type PageRequest } from "../paging/keyset";
import type { ClassRecordRow } from "./class-record";

/** A member's own records, asked for as lists. */
export class HistoryReadModel {
  constructor(private readonly db: PrismaClient) {}

  /** Last danced first; one row more than the page holds. */
  list(
    memberId: string,
    status: ViewingStatus,
    { limit, after }: PageRequest,
  ): Promise<readonly ClassRecordRow[]> {
    return this.db.classRecord.findMany({
      where: { memberId, status, ...afterUpdated(after) },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    });
  }

  count(memberId: string, status: ViewingStatus): Promise<number> {
    return this.db.classRecord.count({ where: { memberId, status } });
  }

  /** The records most recently created, newest first. */
  newest(
    memberId: string,
    status: ViewingStatus,
    limit: number,
  ): Promise<readonly ClassRecordRow[]> {
    return this.db.classRecord.findMany({
      where: { memberId, status },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
    });
  }

  /** Those of the given records that are the member's. */
  findMany(memberId: string, ids: readonly string[]): Promise<readonly ClassRecordRow[]> {
    return this.db.classRecord.findMany({ where: { memberId, id: { in: [...ids] } } });
  }
}
