import type { ProgressReason } from "@eightcount/rules/watching/progress-reports";

/** One report of a playback session's progress. */
export interface ProgressUpdate {
  /** Grows by one per update of this playback session. */
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  /** Seconds danced since the session began, so that a lost or doubled update counts once. */
  readonly dancedSeconds: number;
  readonly reason: ProgressReason;
}
