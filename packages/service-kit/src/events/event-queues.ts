import Queue from "bull";
import type { Logger } from "../logging/logger";
import type { DomainEvent, EventHandler } from "./domain-event";

export interface EventQueuesOptions {
  readonly redisUrl: string;
  readonly logger: Logger;
  /** Key prefix in Redis; tests use their own. */
  readonly prefix?: string;
}

const JOB_OPTIONS: Queue.JobOptions = {
  attempts: 8,
  backoff: { type: "exponential", delay: 500 },
  removeOnComplete: 1_000,
  removeOnFail: 5_000,
};

/** One Bull queue per consumer, named `events-<consumer>`; jobs carry the event's id as theirs. */
export class EventQueues {
  readonly #queues = new Map<string, Queue.Queue<DomainEvent>>();

  constructor(private readonly options: EventQueuesOptions) {}

  async publish(consumer: string, event: DomainEvent): Promise<void> {
    await this.#queue(consumer).add(event, { ...JOB_OPTIONS, jobId: event.id });
  }

  /** Starts handling a consumer's events; a topic without a handler is an error worth a retry. */
  consume(consumer: string, handlers: Readonly<Record<string, EventHandler>>): void {
    const queue = this.#queue(consumer);
    queue.on("failed", (job, error) => {
      const last = job.attemptsMade >= (job.opts.attempts ?? 1);
      const where = { err: error, topic: job.data.topic, eventId: job.data.id };
      this.options.logger[last ? "error" : "warn"](where, "an event was not handled");
    });
    // Bull rejects this promise only when the queue is closed.
    void queue.process(async ({ data }) => {
      const handle = handlers[data.topic];
      if (!handle) throw new Error(`no handler for ${data.topic} in ${consumer}`);
      await handle(data);
    });
  }

  /** Waits for the jobs in hand, then leaves Redis. */
  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#queues.clear();
  }

  #queue(consumer: string): Queue.Queue<DomainEvent> {
    let queue = this.#queues.get(consumer);
    if (!queue) {
      queue = new Queue<DomainEvent>(`events-${consumer}`, this.options.redisUrl, {
        prefix: this.options.prefix ?? "eightcount",
      });
      queue.on("error", (error) => this.options.logger.warn({ err: error }, "queue trouble"));
      this.#queues.set(consumer, queue);
    }
    return queue;
  }
}
