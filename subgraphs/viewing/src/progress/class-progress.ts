import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";

/** How far one member came in one class. */
export interface ClassProgressValue {
  readonly classId: string;
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  readonly resumeAtSeconds: number;
  /** Null while the class was never started. */
  readonly updatedAt: Date | null;
}

/** A class nobody has started. */
export const notInitiated = (classId: string): ClassProgressValue => ({
  classId,
  status: "NOT_INITIATED",
  lastViewedSeconds: 0,
  resumeAtSeconds: 0,
  updatedAt: null,
});
