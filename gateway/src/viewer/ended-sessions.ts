import type { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";
import { within } from "../within";

export interface EndedSessionsOptions {
  readonly redisConnection: Pick<RedisConnection, "client">;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

/** Longer than Redis takes under planned load. On timeout, the token's own claims decide. */
const LOOKUP_TIMEOUT_MS = 250;

/**
 * Node runs due timers before it reads sockets. If this process stood still, the response waits
 * there and arrives at once.
 */
const AFTER_A_STALL_MS = 50;

/** Looks up ended sessions. Finds none while Redis is down (docs/adr/0013). */
export class EndedSessions {
  #isUnavailable = false;
  #wasConnected = false;
  #reconnected: Promise<void> | undefined;

  constructor(private readonly options: EndedSessionsOptions) {}

  async has(sessionId: string): Promise<boolean> {
    const found = await this.#lookUp(sessionId);
    const isWorthAnother = found === null && (await this.#reconnects());
    return (isWorthAnother ? await this.#lookUp(sessionId) : found) ?? false;
  }

  /** Returns null without a connection, or if it ended before the response. */
  async #lookUp(sessionId: string): Promise<boolean | null> {
    const { redisConnection, timeoutMs = LOOKUP_TIMEOUT_MS } = this.options;
    const { client } = redisConnection;
    if (!client.isReady) return null;
    this.#wasConnected = true;
    const lookup = client.exists(endedSessionKey(sessionId)).catch(() => null);
    const marks = (await within(timeoutMs, lookup)) ?? (await within(AFTER_A_STALL_MS, lookup));
    this.#reportChange(marks === null);
    return marks === null ? null : marks === 1;
  }

  /**
   * A connection that was lost is usually back in a moment. Requests wait for it at the beginning
   * of an outage only.
   */
  async #reconnects(): Promise<boolean> {
    const { redisConnection, timeoutMs = LOOKUP_TIMEOUT_MS } = this.options;
    const { client } = redisConnection;
    if (client.isReady || !this.#wasConnected) return false;
    this.#reconnected ??= new Promise((resolve) => {
      client.once("ready", () => {
        this.#reconnected = undefined;
        resolve();
      });
    });
    await within(timeoutMs, this.#reconnected);
    this.#wasConnected = client.isReady;
    return client.isReady;
  }

  #reportChange(isUnavailable: boolean): void {
    if (isUnavailable === this.#isUnavailable) return;
    this.#isUnavailable = isUnavailable;
    if (isUnavailable)
      this.options.logger.warn("ended sessions unavailable; Redis does not respond");
    else this.options.logger.info("ended sessions available again");
  }
}
