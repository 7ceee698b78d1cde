import type { ProgressReason } from "@eightcount/rules/watching/progress-reports";

export interface ProgressUpdate {
  /** Increases by one per update of the session. */
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  /** Seconds danced since the session began, so that a lost or repeated update counts once. */
  readonly dancedSeconds: number;
  readonly reason: ProgressReason;
}
