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
const CHECK_INTERVAL_MS = 1_000;
/** A Redis that has not responded after this many checks is hung. */
const CHECKS_UNTIL_HUNG = 2;
/** Longer than a connection attempt and the pause after it take. */
const CHECKS_UNTIL_STUCK = 10;
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
  /** Checks since the pending ping or handshake began. Null if none is pending. */
  #unanswered: number | null = null;
  /** Checks since the client last reported anything while it is not ready. */
  #silent = 0;

  constructor(private readonly options: RedisConnectionOptions) {
    this.prefix = options.prefix;
    this.logger = options.logger;
    this.client = RedisConnection.connectTo(options.redisUrl);
    this.client.on("connect", () => this.#beginHandshake());
    this.client.on("error", (error) => this.#reportUnavailable(error));
    this.client.on("ready", () => this.#reportAvailable());
  }

  private static connectTo(url: string) {
    return createClient({
      url,
      disableOfflineQueue: true,
      // Otherwise every handshake resolves the host's name once more.
      maintNotifications: "disabled",
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
    await inTime(CLOSE_TIMEOUT_MS, client.close()).catch(() => client.destroy());
  }

  #connect(): void {
    this.client.connect().catch(() => undefined);
  }

  #beginHandshake(): void {
    if (this.#isClosed) {
      // A client that is closed while it connects opens its socket nevertheless.
      this.client.destroy();
      return;
    }
    this.#unanswered = 0;
    this.#silent = 0;
    this.#checks?.refresh();
  }

  /** Counts checks, not time, because after a stall, timers fire before the socket is read. */
  #check(): void {
    if (this.#unanswered === null) {
      if (this.client.isReady) void this.#ping();
      else this.#watch();
      return;
    }
    this.#unanswered += 1;
    // The response may have arrived meanwhile.
    setImmediate(() => {
      if ((this.#unanswered ?? 0) >= CHECKS_UNTIL_HUNG) this.#replaceConnection();
    });
  }

  async #ping(): Promise<void> {
    this.#unanswered = 0;
    await this.client.ping().catch(() => undefined);
    this.#unanswered = null;
  }

  /** Something that does not speak Redis's protocol keeps a handshake pending after an error. */
  #watch(): void {
    this.#silent += 1;
    if (this.#silent >= CHECKS_UNTIL_STUCK) this.#replaceConnection();
  }

  #replaceConnection(): void {
    if (this.#isClosed) return;
    this.#reportUnavailable(new Error("no response to a ping or handshake"));
    // Commands that wait fail now, and later ones fail until Redis responds again.
    this.client.destroy();
    // A pending handshake fails once its socket has closed, in the phase between two immediates.
    // If the client were open again by then, it would retry alongside the new connection.
    setImmediate(() => setImmediate(() => this.#isClosed || this.#connect()));
  }

  #reportAvailable(): void {
    this.#unanswered = null;
    if (this.#isUnavailable) this.options.logger.info("Redis is available again");
    this.#isUnavailable = false;
  }

  #reportUnavailable(error: unknown): void {
    this.#unanswered = null;
    this.#silent = 0;
    if (this.#isUnavailable) return;
    this.#isUnavailable = true;
    const { logger, fallback = DEFAULT_FALLBACK } = this.options;
    logger.warn({ err: error }, `Redis is unavailable; ${fallback}`);
  }
}
