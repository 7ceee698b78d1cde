import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { CreationOrderName, PageRequest } from "../paging/keyset";

/** One viewing: what one playback session of one class amounted to, and where it came from. */
export interface ViewedClassRow {
  readonly classId: string;
  readonly memberId: string;
  readonly playbackSessionId: string;
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  readonly secondsWatched: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly sessionId: string | null;
  readonly pageViewId: string | null;
  readonly device: string;
  readonly browser: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly country: string;
  readonly city: string;
}

/** Which of a member's viewings, and in which order of creation. */
export interface ViewedClassRequest {
  readonly memberId: string;
  /** Null for every status. */
  readonly status: ViewingStatus | null;
  readonly order: CreationOrderName;
  readonly page: PageRequest;
}
