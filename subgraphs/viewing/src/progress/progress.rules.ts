import { type PlaybackState, SETTLING_SECONDS } from "@eightcount/rules/watching/progress-reports";
import {
  BEGINNING_SECONDS,
  highestStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";

/** Seconds of silence after which an older session may replace one that is playing. */
export const LEASE_SECONDS = 150;
/** Maximum seconds credited to the first update after a silence. */
export const MAX_CREDITED_SECONDS = 3 * 60 * 60;
/** Slack for delayed updates that arrive in a burst, in seconds. */
export const DELAY_TOLERANCE_SECONDS = 60;
/** Maximum seconds counted for one playback session. */
const MAX_SESSION_SECONDS = 24 * 60 * 60;

export interface ProgressUpdate {
  readonly memberId: string;
  readonly classId: string;
  readonly sessionId: string;
  /** Increases by one with each update of a playback session. */
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  /** Playing, or just stopped playing. Reached by playing, not by seeking. */
  readonly hasPlayed: boolean;
  /** Status that this update reaches by itself. NOT_INITIATED unless it has played. */
  readonly reached: ViewingStatus;
  readonly dancedSeconds: number;
  /** The member asked to start over, so a position near the beginning is intended. */
  readonly startsOver: boolean;
  /** Null without consent, or if the session's origin is already stored. */
  readonly origin: ViewingOrigin | null;
}

/** Origin of a viewing as the server saw it, with consent. Unknown values are "unknown". */
export interface ViewingOrigin {
  readonly browserSession: string;
  readonly pageView: string | null;
  readonly device: string;
  readonly browser: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly country: string;
  readonly city: string;
}

export interface ProgressOutcome {
  readonly status: ViewingStatus;
  readonly lastViewedSeconds: number;
  /** False while another playback session holds the lease. */
  readonly isCurrent: boolean;
  /** When the record was last saved. Null if there is none. */
  readonly updatedAt: Date | null;
}

/** A player that was just opened reports the beginning, which must not overwrite a later position. */
export function isSettling(
  update: Pick<ProgressUpdate, "positionSeconds" | "dancedSeconds" | "startsOver">,
): boolean {
  return (
    !update.startsOver &&
    update.positionSeconds <= BEGINNING_SECONDS &&
    update.dancedSeconds < SETTLING_SECONDS
  );
}

/** Updates with the same key change the same record and never share a statement. */
export function recordKey(update: Pick<ProgressUpdate, "memberId" | "classId">): string {
  return `${update.memberId}:${update.classId}`;
}

/** A page closed mid-playback counts as stopped, so it gives up the lease. */
export const isStillPlaying = ({ isPlaying, reason }: PlaybackState): boolean =>
  isPlaying && reason !== "PAGEHIDE";

/** True if it equals saving both. A stop stays separate, because it decides who holds the lease. */
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

export function mergeUpdates(waiting: ProgressUpdate, next: ProgressUpdate): ProgressUpdate {
  return {
    ...(next.sequence > waiting.sequence ? next : waiting),
    reached: highestStatus(waiting.reached, next.reached),
    dancedSeconds: Math.max(waiting.dancedSeconds, next.dancedSeconds),
    origin: waiting.origin ?? next.origin,
  };
}

export function clampDancedSeconds(dancedSeconds: number): number {
  return Math.min(Math.max(Math.floor(dancedSeconds), 0), MAX_SESSION_SECONDS);
}
