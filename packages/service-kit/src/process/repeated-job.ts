import type Queue from "bull";
import type { Logger } from "../logging/logger";
import { measureJob } from "../telemetry/measure-job";
import { observeQueue } from "../telemetry/observe-queue";
import { closeQueue } from "./close-queue";
import { openQueue } from "./open-queue";

const MINUTE_MS = 60_000;

export interface RepeatedJobOptions {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly everyMinutes: number;
  readonly logger: Logger;
}

export interface RepeatedJob {
  readonly queue: string;
  /** Name of the work in log lines. */
  readonly title: string;
  run(isStopping: () => boolean): Promise<unknown>;
}

/** Schedules rounds that run on one process at a time. Returns a function that stops them. */
export function startRepeatedJob(
  job: RepeatedJob,
  options: RepeatedJobOptions,
): () => Promise<void> {
  const { logger, redisUrl, prefix, everyMinutes } = options;
  const { title } = job;
  const every = everyMinutes * MINUTE_MS;
  let isStopping = false;
  const queue = openQueue(job.queue, redisUrl, { prefix });
  queue.on("error", (error) => logger.warn({ err: error }, "queue error"));
  queue.on("failed", (_job, error) => logger.warn({ err: error }, `${title} failed`));
  const processing = queue.process((round) =>
    measureJob(round, title, () => job.run(() => isStopping)),
  );
  const stopObserving = observeQueue(queue);
  processing.catch((error: unknown) => {
    // Closing rejects it, too, when the queue is still connecting.
    if (!isStopping) logger.error({ err: error }, `${title} stopped`);
  });
  const schedule = () =>
    scheduleRounds(queue, every).catch((error: unknown) => {
      if (!isStopping) logger.warn({ err: error }, `scheduling ${title} failed`);
    });
  void schedule();
  // Repeated, because a Redis that lost its data also lost the schedule.
  const timer = setInterval(schedule, every).unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    stopObserving();
    await closeQueue(queue);
  };
}

/** Removes schedules with another interval, which come from an earlier configuration. */
async function scheduleRounds(queue: Queue.Queue, every: number): Promise<void> {
  for (const repeated of await queue.getRepeatableJobs()) {
    if (Number(repeated.every) !== every) await queue.removeRepeatableByKey(repeated.key);
  }
  await queue.add({}, { repeat: { every }, removeOnComplete: true, removeOnFail: 10 });
}
