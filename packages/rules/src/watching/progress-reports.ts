/** What made a player report its progress; the graph's enum `ProgressReason` has the same members. */
export type ProgressReason =
  | "HEARTBEAT"
  | "PAUSE"
  | "SEEK"
  | "ANGLE"
  | "ENDED"
  | "HIDDEN"
  | "PAGEHIDE"
  | "START_OVER";

/** The parts of a report that decide whether its position was danced to. */
export interface Playing {
  readonly isPlaying: boolean;
  readonly reason: ProgressReason;
}

/**
 * Returns true when the reported position was reached by playing. A pause and an end report where
 * playing stopped; a seek of a paused player reports nothing of the kind.
 */
export const wasPlayed = ({ isPlaying, reason }: Playing): boolean =>
  isPlaying || reason === "PAUSE" || reason === "ENDED";

/**
 * Seconds of dancing after which a player's position counts as chosen. Before that it may still be
 * on its way to where the class was left.
 */
export const SETTLING_SECONDS = 15;
