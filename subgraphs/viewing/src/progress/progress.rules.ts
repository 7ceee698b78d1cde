import { highestStatus, type ViewingStatus } from "@eightcount/rules/viewing-status";

/** A playing session that has been silent this long may be replaced by an older one, seconds. */
export const LEASE_SECONDS = 150;
/** At most this much dancing is believed at once after a silence, seconds. */
export const BELIEVED_SILENCE_SECONDS = 3 * 60 * 60;
/** The longest playback session whose count is believed, seconds. */
export const LONGEST_SESSION_SECONDS = 24 * 60 * 60;

/** One accepted request to record progress, ready to be saved. */
export interface ProgressUpdate {
  readonly memberId: string;
  readonly classId: string;
  readonly sessionId: string;
  /** Grows by one per update of one playback session. */
  readonly sequence: number;
  /** Whole seconds within the class. */
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  /** Playing, or playing until just now: the position was danced to, not only sought. */
  readonly hasPlayed: boolean;
  /** What this update reaches by itself; NOT_INITIATED unless it has played. */
  readonly reached: ViewingStatus;
  /** Whole seconds danced since the session began. */
  readonly dancedSeconds: number;
  readonly ip: string;
  readonly userAgent: string;
}

/** Where a class stands after an update. */
export interface ProgressOutcome {
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  /** False while another playback session holds the lease. */
  readonly isCurrent: boolean;
  /** When the record was last saved; null while there is none. */
  readonly updatedAt: Date | null;
}

/** Updates with one key change the same record and are never in one statement twice. */
export function recordKey(update: Pick<ProgressUpdate, "memberId" | "classId">): string {
  return `${update.memberId}:${update.classId}`;
}

/** Reasons that end a run of playing: the player stopped where it had danced to. */
const STOPS: ReadonlySet<string> = new Set(["PAUSE", "ENDED"]);

/**
 * Whether an update's position was reached by playing. A pause tells where playing stopped, though
 * nothing plays any more; a seek of a paused player tells nothing.
 */
export function wasPlayed(isPlaying: boolean, reason: string): boolean {
  return isPlaying || STOPS.has(reason);
}

/**
 * Whether saving the merged update equals saving both, one after the other. The end of a run of
 * playing is kept apart: it decides which session holds the lease.
 */
export function canMerge(waiting: ProgressUpdate, next: ProgressUpdate): boolean {
  const isStop = next.hasPlayed && !next.isPlaying;
  return (
    !isStop &&
    waiting.sessionId === next.sessionId &&
    waiting.isPlaying === next.isPlaying &&
    waiting.hasPlayed === next.hasPlayed
  );
}

/** Both updates as one: the later position, the higher status, the larger count. */
export function mergeUpdates(waiting: ProgressUpdate, next: ProgressUpdate): ProgressUpdate {
  return {
    ...(next.sequence > waiting.sequence ? next : waiting),
    reached: highestStatus(waiting.reached, next.reached),
    dancedSeconds: Math.max(waiting.dancedSeconds, next.dancedSeconds),
  };
}

/** A player's own count as it is kept: whole seconds, neither negative nor beyond belief. */
export function believedSeconds(dancedSeconds: number): number {
  return Math.min(Math.max(Math.floor(dancedSeconds), 0), LONGEST_SESSION_SECONDS);
}
