import type { Logger } from "@eightcount/service-kit/logging/logger";
import Queue from "bull";
import type { ReconcileService } from "./reconcile.service";

const MINUTE_MS = 60_000;

export interface ReconcileJobOptions {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly everyMinutes: number;
  readonly logger: Logger;
}

/** Schedules rounds that run on one process at a time. Returns a function that stops them. */
export function startReconcileJob(
  reconcile: ReconcileService,
  options: ReconcileJobOptions,
): () => Promise<void> {
  const { logger, redisUrl, prefix, everyMinutes } = options;
  const every = everyMinutes * MINUTE_MS;
  let isStopping = false;
  const queue = new Queue("billing-reconcile", redisUrl, { prefix });
  queue.on("error", (error) => logger.warn({ err: error }, "queue error"));
  queue.on("failed", (_job, error) => logger.warn({ err: error }, "reconciliation failed"));
  const processing = queue.process(() => reconcile.reconcile(() => isStopping));
  processing.catch((error: unknown) => {
    // Closing rejects it, too, when the queue is still connecting.
    if (!isStopping) logger.error({ err: error }, "reconciliation stopped");
  });
  const schedule = () =>
    scheduleRounds(queue, every).catch((error: unknown) => {
      if (!isStopping) logger.warn({ err: error }, "scheduling reconciliation failed");
    });
  void schedule();
  // Repeated, because a Redis that lost its data also lost the schedule.
  const timer = setInterval(schedule, every).unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await queue.close();
  };
}

/** Removes schedules with another interval, which come from an earlier configuration. */
async function scheduleRounds(queue: Queue.Queue, every: number): Promise<void> {
  for (const repeated of await queue.getRepeatableJobs()) {
    if (Number(repeated.every) !== every) await queue.removeRepeatableByKey(repeated.key);
  }
  await queue.add({}, { repeat: { every }, removeOnComplete: true, removeOnFail: 10 });
}
