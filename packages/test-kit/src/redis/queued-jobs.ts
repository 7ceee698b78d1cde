import { createClient } from "redis";

/** Bull's lists of the jobs that wait and that run, in every queue. */
const LISTS = ["*:wait", "*:active"];
/** Bull's sets of the times at which the rounds of a schedule come next. */
const SCHEDULES = "*:repeat";

/** The events and scheduled rounds that a stack has begun and not finished. */
export class QueuedJobs {
  readonly #client: ReturnType<typeof createClient>;

  constructor(redisUrl: string) {
    this.#client = createClient({ url: redisUrl });
  }

  async open(): Promise<void> {
    await this.#client.connect();
  }

  /** True if one waits or runs. Those that failed and will be tried again don't count. */
  async hasAny(): Promise<boolean> {
    // Redis removes empty lists.
    const found = await Promise.all(LISTS.map((pattern) => this.#client.keys(pattern)));
    return found.flat().length > 0;
  }

  /** The times of the next scheduled rounds, as one text. It changes whenever a round begins. */
  async nextRounds(): Promise<string> {
    const schedules = (await this.#client.keys(SCHEDULES)).sort();
    const times = schedules.map((key) => this.#client.zRangeWithScores(key, 0, -1));
    return JSON.stringify(await Promise.all(times));
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
