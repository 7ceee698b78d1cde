import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

export interface ClassProgressValue {
  readonly classId: string;
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  readonly resumeAtSeconds: number;
  /** Null if the class was never started. */
  readonly updatedAt: Date | null;
}

export const notInitiated = (classId: string): ClassProgressValue => ({
  classId,
  status: "NOT_INITIATED",
  lastViewedSeconds: 0,
  resumeAtSeconds: 0,
  updatedAt: null,
});
