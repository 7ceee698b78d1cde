import type { SharedMemory } from "@eightcount/service-kit/limits/shared-memory";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";

export interface EndedSessionsOptions {
  readonly memory: Pick<SharedMemory, "client">;
  readonly logger: Logger;
  readonly answeredWithinMs?: number;
}

/** Longer than Redis takes under planned load. On timeout, the token's own claims decide. */
const ANSWERED_WITHIN_MS = 250;

/** Looks up ended sign-ins. Finds none while Redis is down (docs/adr/0013). */
export class EndedSessions {
  #isBlind = false;

  constructor(private readonly options: EndedSessionsOptions) {}

  async has(sessionId: string): Promise<boolean> {
    const { client } = this.options.memory;
    if (!client.isReady) return false;
    const marks = await this.#inTime(client.exists(endedSessionKey(sessionId)));
    this.#note(marks === null);
    return marks === 1;
  }

  async #inTime<T>(lookup: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      const { answeredWithinMs = ANSWERED_WITHIN_MS } = this.options;
      timer = setTimeout(() => resolve(null), answeredWithinMs);
    });
    return Promise.race([lookup.catch(() => null), late]).finally(() => clearTimeout(timer));
  }

  #note(isBlind: boolean): void {
    if (isBlind === this.#isBlind) return;
    this.#isBlind = isBlind;
    if (isBlind) this.options.logger.warn("ended sessions unavailable; Redis does not respond");
    else this.options.logger.info("ended sessions available again");
  }
}
