import { type Playing, SETTLING_SECONDS } from "@eightcount/rules/watching/progress-reports";
import {
  BEGINNING_SECONDS,
  highestStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";

/** A playing session that has been silent this long may be replaced by an older one, seconds. */
export const LEASE_SECONDS = 150;
/** At most this much dancing is believed at once after a silence, seconds. */
export const BELIEVED_SILENCE_SECONDS = 3 * 60 * 60;
/** Updates that were held up may arrive closer together than they were danced, by this much, seconds. */
export const HELD_UP_SECONDS = 60;
/** The longest playback session whose count is believed, seconds. */
const LONGEST_SESSION_SECONDS = 24 * 60 * 60;

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
  /** The member asked to begin again, so that a position near the beginning is meant. */
  readonly startsOver: boolean;
  /** Where the viewing came from; null when that is stored already. */
  readonly origin: ViewingOrigin | null;
}

/** Where a viewing came from, as the server saw it; "unknown" where nothing is known. */
export interface ViewingOrigin {
  /** The browser's tracking session and page view; null without consent. */
  readonly browserSession: string | null;
  readonly pageView: string | null;
  readonly device: string;
  readonly browser: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly country: string;
  readonly city: string;
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

/**
 * Whether an update stands at the beginning only because its player has just been opened. It must
 * not overwrite a position further on, unless the member asked to start over.
 */
export function isSettling(
  update: Pick<ProgressUpdate, "positionSeconds" | "dancedSeconds" | "startsOver">,
): boolean {
  return (
    !update.startsOver &&
    update.positionSeconds <= BEGINNING_SECONDS &&
    update.dancedSeconds < SETTLING_SECONDS
  );
}

/** Updates with one key change the same record and are never in one statement twice. */
export function recordKey(update: Pick<ProgressUpdate, "memberId" | "classId">): string {
  return `${update.memberId}:${update.classId}`;
}

/**
 * Returns true when the player continues after an update. A page that was left while it played holds
 * back no other device.
 */
export const goesOnPlaying = ({ isPlaying, reason }: Playing): boolean =>
  isPlaying && reason !== "PAGEHIDE";

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
    waiting.hasPlayed === next.hasPlayed &&
    waiting.startsOver === next.startsOver &&
    isSettling(waiting) === isSettling(next)
  );
}

/** Both updates as one: the later position, the higher status, the larger count. */
export function mergeUpdates(waiting: ProgressUpdate, next: ProgressUpdate): ProgressUpdate {
  return {
    ...(next.sequence > waiting.sequence ? next : waiting),
    reached: highestStatus(waiting.reached, next.reached),
    dancedSeconds: Math.max(waiting.dancedSeconds, next.dancedSeconds),
    origin: waiting.origin ?? next.origin,
  };
}

/** A player's own count as it is kept: whole seconds, neither negative nor beyond belief. */
export function believedSeconds(dancedSeconds: number): number {
  return Math.min(Math.max(Math.floor(dancedSeconds), 0), LONGEST_SESSION_SECONDS);
}
