/** Reason for a progress report. Has the same members as the GraphQL enum `ProgressReason`. */
export type ProgressReason =
  | "HEARTBEAT"
  | "PAUSE"
  | "SEEK"
  | "ANGLE"
  | "ENDED"
  | "HIDDEN"
  | "PAGEHIDE"
  | "START_OVER";

export interface PlaybackState {
  readonly isPlaying: boolean;
  readonly reason: ProgressReason;
}

/** A pause or end reports where playback stopped. A seek while paused does not count as played. */
export const wasPlayed = ({ isPlaying, reason }: PlaybackState): boolean =>
  isPlaying || reason === "PAUSE" || reason === "ENDED";

/** Before this much dancing, the player may still be seeking to its resume point. */
export const SETTLING_SECONDS = 15;
