import type { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";

export interface EndedSessionsOptions {
  readonly redisConnection: Pick<RedisConnection, "client">;
  readonly logger: Logger;
  /** Must outlast the last access token of a sign-in. */
  readonly lifetimeMs: number;
}

/** Marks ended sessions for the gateway (docs/adr/0013). */
export class EndedSessionsRepository {
  constructor(private readonly options: EndedSessionsOptions) {}

  /** Never fails. While Redis is down, access tokens stay valid until they expire. */
  async add(sessionIds: readonly string[]): Promise<void> {
    const { redisConnection, lifetimeMs, logger } = this.options;
    if (sessionIds.length === 0 || !redisConnection.client.isReady) return;
    const writing = redisConnection.client.multi();
    for (const id of sessionIds) {
      writing.set(endedSessionKey(id), "1", { expiration: { type: "PX", value: lifetimeMs } });
    }
    await writing
      .exec()
      .catch((error: unknown) => logger.warn({ err: error }, "marking ended sessions failed"));
  }
}
