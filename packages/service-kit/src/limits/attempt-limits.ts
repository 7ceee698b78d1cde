import { createHash } from "node:crypto";
import { counters } from "@eightcount/rules/telemetry/registry";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { count } from "../telemetry/count";
import type { AttemptLimit, CountedKey } from "./attempt-limit";
import type { RedisConnection } from "./redis-connection";

// Hashing keeps email and IP addresses out of Redis and limits the length of keys.
const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** The limit of attempts beyond another limit, if it allows any. */
function laterThan({ name, thenEverySeconds }: AttemptLimit): AttemptLimit | null {
  if (thenEverySeconds === undefined) return null;
  return { name: `${name}-later`, attempts: 1, seconds: thenEverySeconds };
}

/** Counts attempts in Redis. While Redis is unavailable, each process counts its own. */
export class AttemptLimits {
  readonly #limiters = new Map<string, RateLimiterRedis>();

  constructor(private readonly redisConnection: RedisConnection) {}

  /** Stops at the first limit that is reached, so that a guess refused here does not count elsewhere. */
  async take(counted: readonly CountedKey[], attempts = 1): Promise<boolean> {
    for (const one of counted) if (!(await this.#takeOne(one, attempts))) return false;
    return true;
  }

  async refund(counted: readonly CountedKey[]): Promise<void> {
    await Promise.all(counted.map((one) => this.#refundOne(one)));
  }

  async reset(counted: readonly CountedKey[]): Promise<void> {
    const all = counted.flatMap(({ limit, key }) =>
      [limit, laterThan(limit)].flatMap((one) =>
        one ? [this.#limiter(one).delete(hashOf(key))] : [],
      ),
    );
    await Promise.all(all);
  }

  /** Nothing is refunded once the period has ended, or the next one would allow more. */
  async #refundOne({ limit, key }: CountedKey): Promise<void> {
    const limiter = this.#limiter(limit);
    const kept = await limiter.get(hashOf(key));
    if (kept && kept.consumedPoints > 0) await limiter.reward(hashOf(key));
  }

  async #takeOne(counted: CountedKey, attempts: number): Promise<boolean> {
    const { limit } = counted;
    const reached = await this.#consume(counted, attempts);
    if (!reached) return true;
    this.#logReached(limit, reached.consumedPoints - attempts);
    const later = laterThan(limit);
    if (later && !(await this.#consume({ ...counted, limit: later }, attempts))) return true;
    count(counters.limitsReached, { limit: limit.name });
    return false;
  }

  /** Returns null if the attempts are within the limit. */
  async #consume({ limit, key }: CountedKey, attempts: number): Promise<RateLimiterRes | null> {
    try {
      await this.#limiter(limit).consume(hashOf(key), attempts);
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return reason;
    }
  }

  #logReached({ name, attempts, seconds }: AttemptLimit, before: number): void {
    if (before > attempts) return;
    this.redisConnection.logger.warn({ limit: name, attempts, seconds }, "rate limit reached");
  }

  #limiter(limit: AttemptLimit): RateLimiterRedis {
    let limiter = this.#limiters.get(limit.name);
    if (!limiter) {
      const shape = {
        keyPrefix: `${this.redisConnection.prefix}limit:${limit.name}`,
        points: limit.attempts,
        duration: limit.seconds,
      };
      limiter = new RateLimiterRedis({
        ...shape,
        storeClient: this.redisConnection.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(shape),
      });
      this.#limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}
