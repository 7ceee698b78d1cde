import { createClient } from "redis";
import type { Logger } from "../logging/logger";
import { inTime } from "../process/in-time";

export interface RedisConnectionOptions {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly prefix: string;
  /** Completes the log line about an unavailable Redis. */
  readonly fallback?: string;
}

const RECONNECT_MAX_MS = 2_000;
const PING_INTERVAL_MS = 1_000;
/** A Redis that does not respond to a ping this long hangs. */
const PONG_WITHIN_MS = 2_000;
const CLOSE_TIMEOUT_MS = 500;

const DEFAULT_FALLBACK = "rate limits are counted per process";

/** Redis connection for short-lived data. Commands fail immediately while Redis is unavailable. */
export class RedisConnection {
  readonly prefix: string;
  readonly logger: Logger;
  readonly client: ReturnType<typeof RedisConnection.connectTo>;
  #isUnavailable = false;
  #isClosed = false;
  #pings: NodeJS.Timeout | undefined;

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
      socket: {
        // Ends a handshake to which nobody responds.
        socketTimeout: PONG_WITHIN_MS,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MAX_MS),
      },
    });
  }

  async open(): Promise<void> {
    const ready = new Promise<void>((resolve) => {
      this.client.once("ready", () => resolve());
      this.client.once("error", () => resolve());
    });
    this.#connect();
    await ready;
    this.#ping();
  }

  async close(): Promise<void> {
    const { client } = this;
    this.#isClosed = true;
    clearTimeout(this.#pings);
    if (!client.isReady) {
      client.destroy();
      return;
    }
    const late = setTimeout(() => client.destroy(), CLOSE_TIMEOUT_MS);
    await client.close().finally(() => clearTimeout(late));
  }

  #connect(): void {
    this.client.connect().catch(() => undefined);
  }

  /** The socket's own timeout starts again with every command that is written. */
  #ping(): void {
    if (this.#isClosed) return;
    this.#pings = setTimeout(async () => {
      if (this.client.isReady) await this.#checkPong();
      this.#ping();
    }, PING_INTERVAL_MS).unref();
  }

  async #checkPong(): Promise<void> {
    try {
      await inTime(PONG_WITHIN_MS, this.client.ping());
    } catch (error) {
      // Whatever else failed has a new connection already.
      if (this.#isClosed || !this.client.isReady) return;
      this.#reportUnavailable(error);
      // Commands that wait fail now, and later ones fail until Redis responds again.
      this.client.destroy();
      this.#connect();
    }
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
