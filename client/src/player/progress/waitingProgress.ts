import { wasPlayed } from "@eightcount/rules/watching/progress-reports";
import {
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import type { ProgressUpdate } from "../engine/progress/progressUpdate";

/** One player's session with one class, by one member. */
export interface ProgressSession {
  /** The node id of the member who danced; only their own token may send it. */
  readonly memberId: string;
  readonly classId: string;
  /** UUID of the playback session. */
  readonly playbackSessionId: string;
}

/** What one session has to tell and has not been told yet. */
export interface WaitingProgress extends ProgressSession {
  readonly latest: ProgressUpdate;
  /**
   * An earlier update that was danced further than the latest one. The newest position replaces all
   * others, but a class once completed stays so even when it was rewound before anybody heard of it.
   */
  readonly furthest: ProgressUpdate | null;
  /** When the latest update was made: the server's clock as far as this device knew it, Unix ms. */
  readonly happenedAt: number;
}

/** Rows kept at most; the oldest go first. */
export const MAX_WAITING = 100;
/** Two clocks that differ by less agree, milliseconds. */
const SAME_MOMENT_MS = 2_000;
/** Older rows are forgotten, milliseconds. */
export const MAX_WAITING_AGE_MS = 30 * 24 * 60 * 60 * 1_000;

/** The row with one update more: the higher sequence wins, and nothing that was reached is lost. */
export function withUpdate(
  row: WaitingProgress | undefined,
  session: ProgressSession,
  { update, happenedAt }: { readonly update: ProgressUpdate; readonly happenedAt: number },
): WaitingProgress {
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

/** The row after one of its updates arrived; null when nothing is left to tell. */
export function withoutUpdate(row: WaitingProgress, sequence: number): WaitingProgress | null {
  if (row.latest.sequence === sequence) {
    return row.furthest && { ...row, latest: row.furthest, furthest: null };
  }
  return row.furthest?.sequence === sequence ? { ...row, furthest: null } : row;
}

/** The row as a later visit sends it: whatever played then does not play any more. */
export function asLeft(row: WaitingProgress): WaitingProgress {
  return row.latest.isPlaying
    ? { ...row, latest: { ...row.latest, isPlaying: false, reason: "PAUSE" } }
    : row;
}

/** What the server knows about the class of a row. */
export interface KnownProgress {
  readonly status: ViewingStatus;
  /** Unix milliseconds; null before the class was started. */
  readonly updatedAt: number | null;
  readonly durationSeconds: number;
}

/**
 * The row as it may still be told: a class that was danced elsewhere since then keeps its newer
 * place, unless the row reached more than anybody told.
 */
export function asOvertaken(row: WaitingProgress, known: KnownProgress): WaitingProgress {
  const isNewest = known.updatedAt === null || known.updatedAt <= row.happenedAt + SAME_MOMENT_MS;
  const reached = [row.latest, row.furthest].map((update) => reachedBy(update, known));
  const isNews = reached.some((status) => highestStatus(known.status, status) !== known.status);
  if (isNewest || isNews) return row;
  return { ...row, furthest: null, latest: { ...row.latest, isPlaying: false, reason: "SEEK" } };
}

/** Which of these rows are worth keeping at this time. */
export function worthKeeping(
  rows: readonly WaitingProgress[],
  now: number,
): readonly WaitingProgress[] {
  return rows
    .filter(({ happenedAt }) => now - happenedAt < MAX_WAITING_AGE_MS)
    .sort((one, other) => other.happenedAt - one.happenedAt)
    .slice(0, MAX_WAITING);
}

function reachedBy(
  update: ProgressUpdate | null,
  { durationSeconds }: KnownProgress,
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
  const beyond = (other: ProgressUpdate | null) =>
    other !== null && wasPlayed(other) ? other.positionSeconds : -1;
  for (const one of candidates) if (beyond(one) > beyond(furthest)) furthest = one;
  return beyond(furthest) > beyond(newest) ? furthest : null;
}
