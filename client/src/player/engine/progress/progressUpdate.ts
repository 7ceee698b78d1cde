/** What made the player tell: the graph's `ProgressReason`. */
export type ProgressReason =
  | "HEARTBEAT"
  | "PAUSE"
  | "SEEK"
  | "ANGLE"
  | "ENDED"
  | "HIDDEN"
  | "PAGEHIDE"
  | "START_OVER";

export interface ProgressUpdate {
  /** Grows by one per update of this playback session. */
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  /** Seconds danced since the session began, so that a lost or doubled update counts once. */
  readonly dancedSeconds: number;
  readonly reason: ProgressReason;
}
