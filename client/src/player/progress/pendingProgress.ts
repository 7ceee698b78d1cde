import { wasPlayed } from "@eightcount/rules/watching/progress-reports";
import {
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import type { ProgressUpdate } from "../engine/progress/progressUpdate";

export interface ProgressSession {
  /** Node ID of the member. Only their own token may send the update. */
  readonly memberId: string;
  readonly classId: string;
  readonly playbackSessionId: string;
}

export interface PendingProgress extends ProgressSession {
  readonly latest: ProgressUpdate;
  /** Earlier update at a later position, sent first so that a rewind keeps a reached status. */
  readonly furthest: ProgressUpdate | null;
  /** Time of the latest update, in Unix milliseconds of the estimated server clock. */
  readonly happenedAt: number;
}

/** Maximum number of rows. The oldest are dropped first. */
export const MAX_PENDING = 100;
/** Clock differences below this are ignored. */
const CLOCK_TOLERANCE_MS = 2_000;
export const MAX_PENDING_AGE_MS = 30 * 24 * 60 * 60 * 1_000;

/** The higher sequence wins. Keeps the furthest position and the most danced seconds. */
export function withUpdate(
  row: PendingProgress | undefined,
  session: ProgressSession,
  { update, happenedAt }: { readonly update: ProgressUpdate; readonly happenedAt: number },
): PendingProgress {
  if (!row) return { ...session, latest: update, furthest: null, happenedAt };
  const isNewer = update.sequence > row.latest.sequence;
  const [newest, older] = isNewer ? [update, row.latest] : [row.latest, update];
  const dancedSeconds = Math.max(newest.dancedSeconds, older.dancedSeconds);
  return {
    ...session,
    latest: { ...newest, dancedSeconds },
    furthest: furthestBefore(newest, [row.furthest, older]),
    happenedAt: Math.max(row.happenedAt, happenedAt),
  };
}

/** Returns null if no update is left. */
export function withoutUpdate(row: PendingProgress, sequence: number): PendingProgress | null {
  if (row.latest.sequence === sequence) {
    return row.furthest && { ...row, latest: row.furthest, furthest: null };
  }
  return row.furthest?.sequence === sequence ? { ...row, furthest: null } : row;
}

export function asPaused(row: PendingProgress): PendingProgress {
  return row.latest.isPlaying
    ? { ...row, latest: { ...row.latest, isPlaying: false, reason: "PAUSE" } }
    : row;
}

export interface ServerProgress {
  readonly status: ViewingStatus;
  /** Unix milliseconds. Null before the class was started. */
  readonly updatedAt: number | null;
  readonly durationSeconds: number;
}

/** Keeps newer progress from another device, unless the row raises the status. */
export function yieldToNewer(row: PendingProgress, known: ServerProgress): PendingProgress {
  const isNewest =
    known.updatedAt === null || known.updatedAt <= row.happenedAt + CLOCK_TOLERANCE_MS;
  const reached = [row.latest, row.furthest].map((update) => reachedBy(update, known));
  const raisesStatus = reached.some(
    (status) => highestStatus(known.status, status) !== known.status,
  );
  if (isNewest || raisesStatus) return row;
  // Sent as a seek of a paused player, because that does not count as played.
  return { ...row, furthest: null, latest: { ...row.latest, isPlaying: false, reason: "SEEK" } };
}

export function retainedRows(
  rows: readonly PendingProgress[],
  now: number,
): readonly PendingProgress[] {
  return rows
    .filter(({ happenedAt }) => now - happenedAt < MAX_PENDING_AGE_MS)
    .sort((one, other) => other.happenedAt - one.happenedAt)
    .slice(0, MAX_PENDING);
}

function reachedBy(
  update: ProgressUpdate | null,
  { durationSeconds }: ServerProgress,
): ViewingStatus {
  if (!update) return "NOT_INITIATED";
  const { positionSeconds } = update;
  return reachedStatus({ positionSeconds, durationSeconds, isPlaying: wasPlayed(update) });
}

function furthestBefore(
  newest: ProgressUpdate,
  candidates: readonly (ProgressUpdate | null)[],
): ProgressUpdate | null {
  let furthest: ProgressUpdate | null = null;
  const playedPosition = (other: ProgressUpdate | null) =>
    other !== null && wasPlayed(other) ? other.positionSeconds : -1;
  for (const one of candidates) if (playedPosition(one) > playedPosition(furthest)) furthest = one;
  return playedPosition(furthest) > playedPosition(newest) ? furthest : null;
}
