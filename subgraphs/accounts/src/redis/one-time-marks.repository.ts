import type { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";

export class OneTimeMarksRepository {
  readonly #own = new Map<string, number>();

  constructor(private readonly redisConnection: RedisConnection) {}

  /** Returns true the first time. While Redis is down, each process knows only its own marks. */
  async setOnce(mark: string, expiresAt: Date, now: Date): Promise<boolean> {
    const lifeMs = expiresAt.getTime() - now.getTime();
    if (lifeMs <= 0 || !this.#setOwn(mark, expiresAt, now)) return false;
    if (!this.redisConnection.client.isReady) return true;
    const key = `${this.redisConnection.prefix}once:${mark}`;
    const answer = await this.redisConnection.client
      .set(key, "1", { condition: "NX", expiration: { type: "PX", value: lifeMs } })
      .catch(() => "OK");
    return answer === "OK";
  }

  #setOwn(mark: string, expiresAt: Date, now: Date): boolean {
    for (const [other, until] of this.#own) if (until <= now.getTime()) this.#own.delete(other);
    if (this.#own.has(mark)) return false;
    this.#own.set(mark, expiresAt.getTime());
    return true;
  }
}
