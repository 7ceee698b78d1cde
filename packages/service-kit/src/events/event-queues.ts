import type Queue from "bull";
import type { Logger } from "../logging/logger";
import { closeQueue } from "../process/close-queue";
import { inTime } from "../process/in-time";
import { openQueue } from "../process/open-queue";
import { measureJob } from "../telemetry/measure-job";
import { observeQueue } from "../telemetry/observe-queue";
import { type DomainEvent, type EventHandler, ExpectedFailure } from "./domain-event";
import { processSpan, publishSpan, type TraceCarrier } from "./event-span";

export interface EventQueuesOptions {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly prefix?: string;
}

interface EventJob {
  readonly event: DomainEvent;
  readonly carrier: TraceCarrier;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
/** About a day of retries, so that an outage of that length loses no events. */
export const EVENT_ATTEMPTS = 1_450;
/** About two minutes of retries. */
const ATTEMPTS_BEFORE_ALARM = 8;
const BACKOFF = "patient";
/** Bull waits for a Redis that is down. Meanwhile the relay would hold a transaction open. */
const PUBLISH_TIMEOUT_MS = 2_000;

export function retryDelayMs(attemptsMade: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attemptsMade, LONGEST_RETRY_MS);
}

export interface FailedAttempt {
  readonly attemptsMade: number;
  readonly attempts: number;
  readonly error: unknown;
}

export function failureLevel({ attemptsMade, attempts, error }: FailedAttempt): "error" | "warn" {
  if (attemptsMade >= attempts) return "error";
  const isAlarming = attemptsMade === ATTEMPTS_BEFORE_ALARM && !(error instanceof ExpectedFailure);
  return isAlarming ? "error" : "warn";
}

/** Retries events whose process died as often as failed ones. */
export const QUEUE_SETTINGS: Queue.AdvancedSettings = {
  backoffStrategies: { [BACKOFF]: retryDelayMs },
  maxStalledCount: EVENT_ATTEMPTS,
};

const JOB_OPTIONS: Queue.JobOptions = {
  attempts: EVENT_ATTEMPTS,
  backoff: { type: BACKOFF },
  removeOnComplete: 1_000,
  removeOnFail: 5_000,
};

export interface ConsumeOptions {
  /** With more than one, an event that hangs does not block the others. */
  readonly concurrency?: number;
}

/** One Bull queue per consumer, named `events-<consumer>`. The event id is the job id. */
export class EventQueues {
  readonly #queues = new Map<string, Queue.Queue<EventJob>>();
  readonly #stopObserving: (() => void)[] = [];
  #isClosing = false;

  constructor(private readonly options: EventQueuesOptions) {}

  async publish(consumer: string, event: DomainEvent): Promise<void> {
    const queue = this.#queue(consumer);
    await publishSpan({ queue: queue.name, event }, async (carrier) => {
      const added = queue.add({ event, carrier }, { ...JOB_OPTIONS, jobId: event.id });
      await inTime(PUBLISH_TIMEOUT_MS, added);
    });
  }

  consume(
    consumer: string,
    handlers: Readonly<Record<string, EventHandler>>,
    { concurrency = 1 }: ConsumeOptions = {},
  ): void {
    const queue = this.#queue(consumer);
    queue.on("failed", (job, error) => {
      const { attemptsMade, opts } = job;
      const level = failureLevel({ attemptsMade, attempts: opts.attempts ?? 1, error });
      const { topic, id: eventId } = job.data.event;
      const where = { err: error, topic, eventId, attemptsMade };
      this.options.logger[level](where, "event handler failed");
    });
    const processing = queue.process(concurrency, async (job) => {
      const { event, carrier } = job.data;
      const handle = handlers[event.topic];
      if (!handle) throw new Error(`no handler for ${event.topic} in ${consumer}`);
      const attempt = job.attemptsMade + 1;
      await measureJob(job, event.topic, () =>
        processSpan({ queue: queue.name, event }, carrier, () => handle(event, attempt)),
      );
    });
    this.#stopObserving.push(observeQueue(queue));
    processing.catch((error: unknown) => {
      // Closing rejects it, too, when the queue is still connecting.
      if (!this.#isClosing) this.options.logger.error({ err: error, consumer }, "consumer stopped");
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const stop of this.#stopObserving) stop();
    await Promise.all([...this.#queues.values()].map(closeQueue));
    this.#queues.clear();
  }

  #queue(consumer: string): Queue.Queue<EventJob> {
    if (this.#isClosing) throw new Error("the queues are closed");
    let queue = this.#queues.get(consumer);
    if (!queue) {
      queue = openQueue<EventJob>(`events-${consumer}`, this.options.redisUrl, {
        prefix: this.options.prefix ?? "eightcount",
        settings: QUEUE_SETTINGS,
      });
      queue.on("error", (error) => this.options.logger.warn({ err: error }, "queue error"));
      this.#queues.set(consumer, queue);
    }
    return queue;
  }
}
