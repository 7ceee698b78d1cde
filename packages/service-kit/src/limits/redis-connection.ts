import { createClient } from "redis";
import type { Logger } from "../logging/logger";

export interface RedisConnectionOptions {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly prefix: string;
  /** Completes the log line about an unavailable Redis. */
  readonly fallback?: string;
}

const RECONNECT_MAX_MS = 2_000;
/** A connection silent for `SOCKET_TIMEOUT_MS` despite these pings leads to a Redis that hangs. */
const PING_INTERVAL_MS = 1_000;
const SOCKET_TIMEOUT_MS = 2_000;
const CLOSE_TIMEOUT_MS = 500;

const DEFAULT_FALLBACK = "rate limits are counted per process";

/** Redis connection for short-lived data. Commands fail immediately while Redis is unavailable. */
export class RedisConnection {
  readonly prefix: string;
  readonly logger: Logger;
  readonly client: ReturnType<typeof RedisConnection.connectTo>;
  #isUnavailable = false;

  constructor(private readonly options: RedisConnectionOptions) {
    this.prefix = options.prefix;
    this.logger = options.logger;
    this.client = RedisConnection.connectTo(options.redisUrl);
    this.client.on("error", (error) => this.#reportUnavailable(error));
    this.client.on("ready", () => this.#reportAvailable());
  }

  private static connectTo(url: string) {
    return createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_INTERVAL_MS,
      socket: {
        socketTimeout: SOCKET_TIMEOUT_MS,
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
    const late = setTimeout(() => client.destroy(), CLOSE_TIMEOUT_MS);
    await client.close().finally(() => clearTimeout(late));
  }

  #reportAvailable(): void {
    if (this.#isUnavailable) this.options.logger.info("Redis is available again");
    this.#isUnavailable = false;
  }

  #reportUnavailable(error: unknown): void {
    if (this.#isUnavailable) return;
    this.#isUnavailable = true;
    const { logger, fallback = DEFAULT_FALLBACK } = this.options;
    logger.warn({ err: error }, `Redis is unavailable; ${fallback}`);
  }
}
