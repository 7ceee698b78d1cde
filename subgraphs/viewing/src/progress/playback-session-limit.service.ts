import { perDay } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { LRUCache } from "lru-cache";
import type { PlaybackSessionKey, PlaybackSessionReadModel } from "./playback-session.read-model";

/** New playback sessions per member and day. A member who dances all day starts a few dozen. */
export const NEW_SESSIONS = perDay("playback-sessions", 500);

const REMEMBERED = 20_000;

export interface PlaybackSessionLimitOptions {
  readonly sessions: Pick<PlaybackSessionReadModel, "exists">;
  readonly attempts: Pick<AttemptLimits, "take">;
}

/** Limits stored rows per member, because playback sessions are never deleted. */
export class PlaybackSessionLimit {
  readonly #admitted = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED });

  constructor(private readonly options: PlaybackSessionLimitOptions) {}

  /** Returns true if the session exists or is one of the day's first new ones. */
  admits(key: PlaybackSessionKey): Promise<boolean> {
    const name = `${key.memberId}:${key.classId}:${key.sessionId}`;
    const known = this.#admitted.get(name);
    if (known) return known;
    // Cached while pending, so that two updates of a new session count once.
    const asked = this.#ask(key);
    this.#admitted.set(name, asked);
    const forget = () => this.#admitted.delete(name);
    asked.then((isAdmitted) => isAdmitted || forget(), forget);
    return asked;
  }

  async #ask(key: PlaybackSessionKey): Promise<boolean> {
    const { sessions, attempts } = this.options;
    if (await sessions.exists(key)) return true;
    return attempts.take([{ limit: NEW_SESSIONS, key: key.memberId }]);
  }
}
