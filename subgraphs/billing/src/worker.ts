import type { AuditLog } from "@eightcount/service-kit/audit/audit-log";
import { startAuditPruning } from "@eightcount/service-kit/audit/audit-pruning.job";
import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import type { EventQueues } from "@eightcount/service-kit/events/event-queues";
import type { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { type ReconcileJobOptions, startReconcileJob } from "./subscriptions/reconcile.job";
import type { ReconcileService } from "./subscriptions/reconcile.service";

/** What runs in the background, as it was put together. */
export interface BillingJobs {
  readonly queues: EventQueues;
  readonly outbox: OutboxRelay;
  readonly handlers: Readonly<Record<string, EventHandler>>;
  readonly reconcile: ReconcileService;
  readonly reconcileOptions: ReconcileJobOptions;
  readonly audit: AuditLog;
  readonly logger: Logger;
}

/** Starts the background part: relay, consumers, reconciling, pruning. Answers how to stop it. */
export function startWorkers(jobs: BillingJobs): DrainStep {
  const { queues, outbox, reconcile, reconcileOptions } = jobs;
  queues.consume("billing", jobs.handlers);
  outbox.start();
  const stopReconciling = startReconcileJob(reconcile, reconcileOptions);
  const stopPruning = startAuditPruning(jobs.audit, jobs.logger);
  return async () => {
    stopPruning();
    await Promise.all([stopReconciling(), outbox.stop()]);
    await queues.close();
  };
}
