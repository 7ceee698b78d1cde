import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

/** A class a member has started. */
export interface ClassRecordRow {
  readonly id: string;
  readonly memberId: string;
  readonly classId: string;
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the member took it out of Continue Dancing; null while it is there. */
  readonly setAsideAt: Date | null;
}
