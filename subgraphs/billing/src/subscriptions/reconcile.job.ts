import type { Logger } from "@eightcount/service-kit/logging/logger";
import Queue from "bull";
import type { ReconcileService } from "./reconcile.service";

export interface ReconcileJobOptions {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly everyMinutes: number;
  readonly logger: Logger;
}

/** Starts the round that repeats every few minutes, on one process at a time; answers its stop. */
export function startReconcileJob(
  reconcile: ReconcileService,
  options: ReconcileJobOptions,
): () => Promise<void> {
  const { logger, redisUrl, prefix, everyMinutes } = options;
  const queue = new Queue("billing-reconcile", redisUrl, { prefix });
  queue.on("error", (error) => logger.warn({ err: error }, "queue trouble"));
  queue.on("failed", (_job, error) => logger.warn({ err: error }, "a reconciling round failed"));
  void queue.process(() => reconcile.reconcile());
  const repeat = { every: everyMinutes * 60_000 };
  queue
    .add({}, { repeat, removeOnComplete: true, removeOnFail: 10 })
    .catch((error: unknown) => logger.error({ err: error }, "reconciling could not be scheduled"));
  return () => queue.close();
}
