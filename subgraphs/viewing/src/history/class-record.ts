import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

export interface ClassRecordRow {
  readonly id: string;
  readonly memberId: string;
  readonly classId: string;
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When the member removed it from Continue Dancing. Null while it is listed. */
  readonly setAsideAt: Date | null;
}
