import type { ProgressUpdate } from "../engine/progress-update";

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
  /** When the latest update was made, Unix milliseconds on this device's clock. */
  readonly happenedAt: number;
}

/** Rows kept at most; the oldest go first. */
export const MAX_WAITING = 100;
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

function furthestBefore(
  newest: ProgressUpdate,
  candidates: readonly (ProgressUpdate | null)[],
): ProgressUpdate | null {
  let furthest: ProgressUpdate | null = null;
  const beyond = (other: ProgressUpdate | null) =>
    other !== null && wasDanced(other) ? other.positionSeconds : -1;
  for (const one of candidates) if (beyond(one) > beyond(furthest)) furthest = one;
  return beyond(furthest) > beyond(newest) ? furthest : null;
}

// The server's own rule: a pause and an end tell where dancing came to.
function wasDanced({ isPlaying, reason }: ProgressUpdate): boolean {
  return isPlaying || reason === "PAUSE" || reason === "ENDED";
}
