import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import type { Billing } from "./compose";
import { startReconcileJob } from "./subscriptions/reconcile.job";

/** Starts the background part: outbox relay, consumers, reconciling. Answers how to stop it. */
export function startWorkers(jobs: ReturnType<Billing["jobs"]>): DrainStep {
  const { queues, outbox, reconcile, reconcileOptions } = jobs;
  queues.consume("billing", jobs.handlers);
  outbox.start();
  const stopReconciling = startReconcileJob(reconcile, reconcileOptions);
  return async () => {
    await stopReconciling();
    await outbox.stop();
    await queues.close();
  };
}
