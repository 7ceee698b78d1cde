import { createClient } from "redis";
import type { Logger } from "../logging/logger";

export interface SharedMemoryOptions {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly prefix: string;
  /** Completes the log line about an unavailable Redis. */
  readonly whileAway?: string;
}

const RECONNECT_MAX_MS = 2_000;
/** A connection silent for `SILENT_MS` despite these pings leads to a Redis that hangs. */
const ASKED_EVERY_MS = 1_000;
const SILENT_MS = 2_000;
const CLOSED_WITHIN_MS = 500;

const COUNTED_ALONE = "rate limits are counted per process";

/** Redis connection for short-lived data. Commands fail immediately while Redis is unavailable. */
export class SharedMemory {
  readonly prefix: string;
  readonly logger: Logger;
  readonly client: ReturnType<typeof SharedMemory.connectTo>;
  #isAway = false;

  constructor(private readonly options: SharedMemoryOptions) {
    this.prefix = options.prefix;
    this.logger = options.logger;
    this.client = SharedMemory.connectTo(options.redisUrl);
    this.client.on("error", (error) => this.#noteAbsence(error));
    this.client.on("ready", () => this.#noteReturn());
  }

  private static connectTo(url: string) {
    return createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: ASKED_EVERY_MS,
      socket: {
        socketTimeout: SILENT_MS,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MAX_MS),
      },
    });
  }

  async open(): Promise<void> {
    const ready = new Promise<void>((resolve) => {
      this.client.once("ready", () => resolve());
      this.client.once("error", () => resolve());
    });
    this.client.connect().catch(() => undefined);
    await ready;
  }

  async close(): Promise<void> {
    const { client } = this;
    if (!client.isReady) {
      client.destroy();
      return;
    }
    const late = setTimeout(() => client.destroy(), CLOSED_WITHIN_MS);
    await client.close().finally(() => clearTimeout(late));
  }

  #noteReturn(): void {
    if (this.#isAway) this.options.logger.info("Redis is available again");
    this.#isAway = false;
  }

  #noteAbsence(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const { logger, whileAway = COUNTED_ALONE } = this.options;
    logger.warn({ err: error }, `Redis is unavailable; ${whileAway}`);
  }
}
