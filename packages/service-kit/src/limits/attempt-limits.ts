import { createHash } from "node:crypto";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { count } from "../telemetry/count";
import type { AttemptLimit, CountedKey } from "./attempt-limit";
import type { SharedMemory } from "./shared-memory";

// Keys hold e-mails, and addresses as long as a proxy passes them on: Redis sees neither.
const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** Counts attempts in Redis; while Redis is away every process counts for itself. */
export class AttemptLimits {
  readonly #limiters = new Map<string, RateLimiterRedis>();

  constructor(private readonly memory: SharedMemory) {}

  /**
   * Counts one attempt for each key, or as many as there are; true when all of them are still
   * within their limits.
   */
  async take(counted: readonly CountedKey[], attempts = 1): Promise<boolean> {
    const within = await Promise.all(counted.map((one) => this.#takeOne(one, attempts)));
    return within.every(Boolean);
  }

  /** Takes one attempt back: it turned out well. */
  async giveBack(counted: readonly CountedKey[]): Promise<void> {
    await Promise.all(counted.map(({ limit, key }) => this.#limiter(limit).reward(hashOf(key))));
  }

  /** Forgets everything counted for these keys. */
  async forget(counted: readonly CountedKey[]): Promise<void> {
    await Promise.all(counted.map(({ limit, key }) => this.#limiter(limit).delete(hashOf(key))));
  }

  async #takeOne({ limit, key }: CountedKey, attempts: number): Promise<boolean> {
    try {
      await this.#limiter(limit).consume(hashOf(key), attempts);
      return true;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      this.#noteReached(limit, reason.consumedPoints - attempts);
      return false;
    }
  }

  /** Counts every attempt over the limit, and logs the first of its window without saying whose. */
  #noteReached({ name, attempts, seconds }: AttemptLimit, before: number): void {
    count(counters.limitsReached, { [attributes.limit]: name });
    if (before > attempts) return;
    this.memory.logger.warn({ limit: name, attempts, seconds }, "a rate limit was reached");
  }

  #limiter(limit: AttemptLimit): RateLimiterRedis {
    let limiter = this.#limiters.get(limit.name);
    if (!limiter) {
      const shape = {
        keyPrefix: `${this.memory.prefix}limit:${limit.name}`,
        points: limit.attempts,
        duration: limit.seconds,
      };
      limiter = new RateLimiterRedis({
        ...shape,
        storeClient: this.memory.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(shape),
      });
      this.#limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}
