import type { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";

export interface EndedSessionsOptions {
  readonly redisConnection: Pick<RedisConnection, "client">;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

/** Longer than Redis takes under planned load. On timeout, the token's own claims decide. */
const LOOKUP_TIMEOUT_MS = 250;

/** Looks up ended sessions. Finds none while Redis is down (docs/adr/0013). */
export class EndedSessions {
  #isUnavailable = false;

  constructor(private readonly options: EndedSessionsOptions) {}

  async has(sessionId: string): Promise<boolean> {
    const { client } = this.options.redisConnection;
    if (!client.isReady) return false;
    const marks = await this.#withTimeout(client.exists(endedSessionKey(sessionId)));
    this.#reportChange(marks === null);
    return marks === 1;
  }

  async #withTimeout<T>(lookup: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      const { timeoutMs = LOOKUP_TIMEOUT_MS } = this.options;
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
    return Promise.race([lookup.catch(() => null), late]).finally(() => clearTimeout(timer));
  }

  #reportChange(isUnavailable: boolean): void {
    if (isUnavailable === this.#isUnavailable) return;
    this.#isUnavailable = isUnavailable;
    if (isUnavailable)
      this.options.logger.warn("ended sessions unavailable; Redis does not respond");
    else this.options.logger.info("ended sessions available again");
  }
}
