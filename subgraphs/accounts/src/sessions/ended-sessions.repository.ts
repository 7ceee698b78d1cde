import type { SharedMemory } from "@eightcount/service-kit/limits/shared-memory";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";

export interface EndedSessionsOptions {
  readonly memory: Pick<SharedMemory, "client">;
  readonly logger: Logger;
  /** Must outlast the last access token of a sign-in. */
  readonly keptMs: number;
}

/** Marks ended sign-ins for the gateway (docs/adr/0013). */
export class EndedSessionsRepository {
  constructor(private readonly options: EndedSessionsOptions) {}

  /** Never fails. While Redis is down, access tokens stay valid until they expire. */
  async add(sessionIds: readonly string[]): Promise<void> {
    const { memory, keptMs, logger } = this.options;
    if (sessionIds.length === 0 || !memory.client.isReady) return;
    const writing = memory.client.multi();
    for (const id of sessionIds) {
      writing.set(endedSessionKey(id), "1", { expiration: { type: "PX", value: keptMs } });
    }
    await writing
      .exec()
      .catch((error: unknown) => logger.warn({ err: error }, "marking ended sign-ins failed"));
  }
}
