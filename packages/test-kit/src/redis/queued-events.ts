import { createClient } from "redis";

/** Bull's lists of the jobs that wait and that run, in every queue of events. */
const LISTS = ["wait", "active"].map((list) => `*:events-*:${list}`);

/** The events that a stack has sent and not handled yet. */
export class QueuedEvents {
  readonly #client: ReturnType<typeof createClient>;

  constructor(redisUrl: string) {
    this.#client = createClient({ url: redisUrl });
  }

  async open(): Promise<void> {
    await this.#client.connect();
  }

  /** True if one waits or is being handled. Those that failed and will be tried again don't count. */
  async hasAny(): Promise<boolean> {
    // Redis removes empty lists.
    const found = await Promise.all(LISTS.map((pattern) => this.#client.keys(pattern)));
    return found.flat().length > 0;
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}
