/** Status of a class for a member, lowest first. Matches the GraphQL enum `ViewingStatus`. */
export const VIEWING_STATUSES = ["NOT_INITIATED", "STARTED", "COMPLETED"] as const;

export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** Classes of at least this length have fixed margins. Shorter ones use shares of their length. */
export const LONG_CLASS_SECONDS = 240;
export const STARTED_AFTER_SECONDS = 120;
export const COMPLETION_WINDOW_SECONDS = 120;
export const SHORT_CLASS_STARTED_SHARE = 0.25;
export const SHORT_CLASS_COMPLETED_SHARE = 0.9;

/** Positions up to this one count as the beginning of a class. */
export const BEGINNING_SECONDS = 15;

export interface PlaybackSample {
  /** Position on the class's own timeline. */
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  /** Only playback changes a status. Seeking while paused does not. */
  readonly isPlaying: boolean;
}

export function completedFromSeconds(durationSeconds: number): number {
  return durationSeconds >= LONG_CLASS_SECONDS
    ? durationSeconds - COMPLETION_WINDOW_SECONDS
    : durationSeconds * SHORT_CLASS_COMPLETED_SHARE;
}

export function isStartedAt(positionSeconds: number, durationSeconds: number): boolean {
  return durationSeconds >= LONG_CLASS_SECONDS
    ? positionSeconds > STARTED_AFTER_SECONDS
    : positionSeconds >= durationSeconds * SHORT_CLASS_STARTED_SHARE;
}

export function reachedStatus(sample: PlaybackSample): ViewingStatus {
  if (!sample.isPlaying || sample.durationSeconds <= 0) return "NOT_INITIATED";
  if (sample.positionSeconds >= completedFromSeconds(sample.durationSeconds)) return "COMPLETED";
  return isStartedAt(sample.positionSeconds, sample.durationSeconds) ? "STARTED" : "NOT_INITIATED";
}

export function highestStatus(one: ViewingStatus, other: ViewingStatus): ViewingStatus {
  return VIEWING_STATUSES.indexOf(one) >= VIEWING_STATUSES.indexOf(other) ? one : other;
}

/** Starts over once the class was completed. */
export function resumeAtSeconds(lastViewedSeconds: number, durationSeconds: number): number {
  return lastViewedSeconds >= completedFromSeconds(durationSeconds) ? 0 : lastViewedSeconds;
}

export function clampPosition(positionSeconds: number, durationSeconds: number): number {
  return Math.floor(Math.min(Math.max(positionSeconds, 0), Math.max(durationSeconds, 0)));
}
