import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import type { EventQueues } from "@eightcount/service-kit/events/event-queues";
import type { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import { type ReconcileJobOptions, startReconcileJob } from "./subscriptions/reconcile.job";
import type { ReconcileService } from "./subscriptions/reconcile.service";

/** What runs in the background, as it was put together. */
export interface BillingJobs {
  readonly queues: EventQueues;
  readonly outbox: OutboxRelay;
  readonly handlers: Readonly<Record<string, EventHandler>>;
  readonly reconcile: ReconcileService;
  readonly reconcileOptions: ReconcileJobOptions;
}

/** Starts the background part: outbox relay, consumers, reconciling. Answers how to stop it. */
export function startWorkers(jobs: BillingJobs): DrainStep {
  const { queues, outbox, reconcile, reconcileOptions } = jobs;
  queues.consume("billing", jobs.handlers);
  outbox.start();
  const stopReconciling = startReconcileJob(reconcile, reconcileOptions);
  return async () => {
    await Promise.all([stopReconciling(), outbox.stop()]);
    await queues.close();
  };
}
