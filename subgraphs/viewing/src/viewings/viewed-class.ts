import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { CreationOrderName, PageRequest } from "../paging/keyset";
import type { ViewingOrigin } from "../progress/progress.rules";

export interface ViewedClassRow extends Omit<ViewingOrigin, "browserSession" | "pageView"> {
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
}

export interface ViewedClassRequest {
  readonly memberId: string;
  /** Null for every status. */
  readonly status: ViewingStatus | null;
  readonly order: CreationOrderName;
  readonly page: PageRequest;
}
