import {
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import type { ProgressUpdate } from "../../engine/progress/progressUpdate";
import type { ProgressSession } from "../pendingProgress";

interface SessionRow {
  sequence: number;
  positionSeconds: number;
  dancedSeconds: number;
  status: ViewingStatus;
}

/** Implements the server's rules with plain variables, as the reference for property tests. */
export class ProgressServer {
  readonly sessions = new Map<string, SessionRow>();
  readonly #durationSeconds: number;

  constructor(durationSeconds: number) {
    this.#durationSeconds = durationSeconds;
  }

  receive({ playbackSessionId }: ProgressSession, update: ProgressUpdate): void {
    const before = this.sessions.get(playbackSessionId);
    const reached = this.#reachedBy(update);
    const isNewer = !before || update.sequence > before.sequence;
    this.sessions.set(playbackSessionId, {
      sequence: Math.max(before?.sequence ?? 0, update.sequence),
      positionSeconds: isNewer ? update.positionSeconds : before.positionSeconds,
      dancedSeconds: Math.max(before?.dancedSeconds ?? 0, update.dancedSeconds),
      status: highestStatus(before?.status ?? "NOT_INITIATED", reached),
    });
  }

  get totalSeconds(): number {
    return [...this.sessions.values()].reduce((sum, { dancedSeconds }) => sum + dancedSeconds, 0);
  }

  #reachedBy({ positionSeconds, isPlaying, reason }: ProgressUpdate): ViewingStatus {
    const hasPlayed = isPlaying || reason === "PAUSE" || reason === "ENDED";
    const durationSeconds = this.#durationSeconds;
    return reachedStatus({ positionSeconds, durationSeconds, isPlaying: hasPlayed });
  }
}

/** Pseudorandom generator. The same seed repeats the same run. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return {
    next,
    chance: (share: number) => next() < share,
    int: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
  };
}
