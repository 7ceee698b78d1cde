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
const CHECK_INTERVAL_MS = 1_000;
/** A Redis that has not responded after this many checks hangs. */
const CHECKS_UNTIL_HUNG = 2;
const CLOSE_TIMEOUT_MS = 500;

const DEFAULT_FALLBACK = "rate limits are counted per process";

/** Redis connection for short-lived data. Commands fail immediately while Redis is unavailable. */
export class RedisConnection {
  readonly prefix: string;
  readonly logger: Logger;
  readonly client: ReturnType<typeof RedisConnection.connectTo>;
  #isUnavailable = false;
  #isClosed = false;
  #checks: NodeJS.Timeout | undefined;
  /** Checks at which a ping or a handshake still had no response. Null if none waits for one. */
  #unanswered: number | null = null;

  constructor(private readonly options: RedisConnectionOptions) {
    this.prefix = options.prefix;
    this.logger = options.logger;
    this.client = RedisConnection.connectTo(options.redisUrl);
    this.client.on("connect", () => this.#limitHandshake());
    this.client.on("error", (error) => this.#reportUnavailable(error));
    this.client.on("ready", () => this.#reportAvailable());
  }

  private static connectTo(url: string) {
    return createClient({
      url,
      disableOfflineQueue: true,
      socket: {
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MAX_MS),
      },
    });
  }

  async open(): Promise<void> {
    const settled = new Promise<void>((resolve) => {
      for (const event of ["ready", "error", "end"]) this.client.once(event, () => resolve());
    });
    this.#checks = setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref();
    this.#connect();
    await settled;
  }

  async close(): Promise<void> {
    const { client } = this;
    this.#isClosed = true;
    clearInterval(this.#checks);
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

  #limitHandshake(): void {
    this.#unanswered = 0;
    this.#checks?.refresh();
  }

  /** Counts checks, not time, because after a stall, timers fire before the socket is read. */
  #check(): void {
    if (this.#unanswered === null) void this.#ping();
    else if (++this.#unanswered >= CHECKS_UNTIL_HUNG) this.#replaceConnection();
  }

  async #ping(): Promise<void> {
    if (!this.client.isReady) return;
    this.#unanswered = 0;
    await this.client.ping().catch(() => undefined);
    this.#unanswered = null;
  }

  #replaceConnection(): void {
    this.#reportUnavailable(new Error(`no response after ${CHECKS_UNTIL_HUNG} checks`));
    // Commands that wait fail now, and later ones fail until Redis responds again.
    this.client.destroy();
    // First, a handshake that waits must fail. It would try again next to the new connection.
    setImmediate(() => this.#isClosed || this.#connect());
  }

  #reportAvailable(): void {
    this.#unanswered = null;
    if (this.#isUnavailable) this.options.logger.info("Redis is available again");
    this.#isUnavailable = false;
  }

  #reportUnavailable(error: unknown): void {
    this.#unanswered = null;
    if (this.#isUnavailable) return;
    this.#isUnavailable = true;
    const { logger, fallback = DEFAULT_FALLBACK } = this.options;
    logger.warn({ err: error }, `Redis is unavailable; ${fallback}`);
  }
}
