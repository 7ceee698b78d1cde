import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { CreationOrderName, PageRequest } from "../paging/keyset";

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

export interface ViewedClassRequest {
  readonly memberId: string;
  /** Null for every status. */
  readonly status: ViewingStatus | null;
  readonly order: CreationOrderName;
  readonly page: PageRequest;
}
