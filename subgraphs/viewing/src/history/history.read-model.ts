import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { PrismaClient } from "../generated/client/client";
import {
  afterCreated,
  afterUpdated,
  type CreationOrderName,
  type PageRequest,
} from "../paging/keyset";
import type { ClassRecordRow } from "./class-record";

export interface CreationRequest {
  /** Null for every status. */
  readonly status: ViewingStatus | null;
  readonly order: CreationOrderName;
  readonly page: PageRequest;
}

export class HistoryReadModel {
  constructor(private readonly db: PrismaClient) {}

  /** Last danced first, with one row more than the page holds. */
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

  listByCreation(
    memberId: string,
    { status, order, page }: CreationRequest,
  ): Promise<readonly ClassRecordRow[]> {
    const direction = order === "NEWEST_FIRST" ? "desc" : "asc";
    return this.db.classRecord.findMany({
      where: { memberId, ...(status ? { status } : {}), ...afterCreated(page.after, order) },
      orderBy: [{ createdAt: direction }, { id: direction }],
      take: page.limit + 1,
    });
  }

  countAll(memberId: string, status: ViewingStatus | null): Promise<number> {
    return this.db.classRecord.count({ where: { memberId, ...(status ? { status } : {}) } });
  }

  listUnfinished(memberId: string, window: number): Promise<readonly ClassRecordRow[]> {
    return this.db.classRecord.findMany({
      where: { memberId, status: "STARTED", setAsideAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: window,
    });
  }

  countUnfinished(memberId: string): Promise<number> {
    return this.db.classRecord.count({ where: { memberId, status: "STARTED", setAsideAt: null } });
  }

  findMany(memberId: string, ids: readonly string[]): Promise<readonly ClassRecordRow[]> {
    return this.db.classRecord.findMany({ where: { memberId, id: { in: [...ids] } } });
  }
}
