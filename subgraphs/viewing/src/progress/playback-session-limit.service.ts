import { perDay } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { LRUCache } from "lru-cache";
import type { PlaybackSessionKey, PlaybackSessionReadModel } from "./playback-session.read-model";

/** New playback sessions per member and day. A member who dances all day starts a few dozen. */
export const NEW_SESSIONS = perDay("playback-sessions", 500);

const CACHE_SIZE = 20_000;

export interface PlaybackSessionLimitOptions {
  readonly sessions: Pick<PlaybackSessionReadModel, "exists">;
  readonly attempts: Pick<AttemptLimits, "take">;
}

/** Limits stored rows per member, because playback sessions are never deleted. */
export class PlaybackSessionLimit {
  readonly #decisions = new LRUCache<string, Promise<boolean>>({ max: CACHE_SIZE });

  constructor(private readonly options: PlaybackSessionLimitOptions) {}

  /** Returns true if the session exists or is one of the day's first new ones. */
  allows(key: PlaybackSessionKey): Promise<boolean> {
    const name = `${key.memberId}:${key.classId}:${key.sessionId}`;
    const cached = this.#decisions.get(name);
    if (cached) return cached;
    // Cached while pending, so that two updates of a new session count once.
    const decision = this.#decide(key);
    this.#decisions.set(name, decision);
    const evict = () => this.#decisions.delete(name);
    decision.then((isAllowed) => isAllowed || evict(), evict);
    return decision;
  }

  async #decide(key: PlaybackSessionKey): Promise<boolean> {
    const { sessions, attempts } = this.options;
    if (await sessions.exists(key)) return true;
    return attempts.take([{ limit: NEW_SESSIONS, key: key.memberId }]);
  }
}
