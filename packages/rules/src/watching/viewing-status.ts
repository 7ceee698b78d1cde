/** How far a member came in a class, lowest first; the graph's `ViewingStatus`. */
export const VIEWING_STATUSES = ["NOT_INITIATED", "STARTED", "COMPLETED"] as const;

/** One of {@link VIEWING_STATUSES}. */
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** Classes at least this long use fixed margins; shorter ones use shares of their length. */
export const LONG_CLASS_SECONDS = 240;
/** A long class is started once playback has passed this position, in seconds. */
export const STARTED_AFTER_SECONDS = 120;
/** A long class is completed once this many seconds or fewer remain. */
export const COMPLETION_WINDOW_SECONDS = 120;
/** A short class is started from this share of its length. */
export const SHORT_CLASS_STARTED_SHARE = 0.25;
/** A short class is completed from this share of its length. */
export const SHORT_CLASS_COMPLETED_SHARE = 0.9;

/** Up to this position, in seconds, a player stands at the beginning of its class. */
export const BEGINNING_SECONDS = 15;

/** What the player knows at one moment of playback. */
export interface PlaybackSample {
  /** Position on the class's own time line, seconds. */
  readonly positionSeconds: number;
  /** Length of the class, seconds. */
  readonly durationSeconds: number;
  /** Only a playing sample changes a status: seeking while paused does not. */
  readonly isPlaying: boolean;
}

/** The position, in seconds, from which a class of this length counts as completed. */
export function completedFromSeconds(durationSeconds: number): number {
  return durationSeconds >= LONG_CLASS_SECONDS
    ? durationSeconds - COMPLETION_WINDOW_SECONDS
    : durationSeconds * SHORT_CLASS_COMPLETED_SHARE;
}

/** Whether a position counts as started: past 120 s, or from a quarter of a short class. */
export function isStartedAt(positionSeconds: number, durationSeconds: number): boolean {
  return durationSeconds >= LONG_CLASS_SECONDS
    ? positionSeconds > STARTED_AFTER_SECONDS
    : positionSeconds >= durationSeconds * SHORT_CLASS_STARTED_SHARE;
}

/** The status one sample reaches by itself, whatever was reached before. */
export function reachedStatus(sample: PlaybackSample): ViewingStatus {
  if (!sample.isPlaying || sample.durationSeconds <= 0) return "NOT_INITIATED";
  if (sample.positionSeconds >= completedFromSeconds(sample.durationSeconds)) return "COMPLETED";
  return isStartedAt(sample.positionSeconds, sample.durationSeconds) ? "STARTED" : "NOT_INITIATED";
}

/** The higher of two statuses: a status is never downgraded. */
export function highestStatus(one: ViewingStatus, other: ViewingStatus): ViewingStatus {
  return VIEWING_STATUSES.indexOf(one) >= VIEWING_STATUSES.indexOf(other) ? one : other;
}

/** Where a player should start, seconds: the last position, or 0 once the end was reached. */
export function resumeAtSeconds(lastViewedSeconds: number, durationSeconds: number): number {
  return lastViewedSeconds >= completedFromSeconds(durationSeconds) ? 0 : lastViewedSeconds;
}

/** A position as it is stored: whole seconds inside the class. */
export function storedPosition(positionSeconds: number, durationSeconds: number): number {
  return Math.floor(Math.min(Math.max(positionSeconds, 0), Math.max(durationSeconds, 0)));
}
