import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { ReconcileService } from "./reconcile.service";

/** Schedules rounds that run on one process at a time. Returns a function that stops them. */
export function startReconcileJob(
  reconcile: Pick<ReconcileService, "reconcile">,
  options: RepeatedJobOptions,
): () => Promise<void> {
  const run = (isStopping: () => boolean) => reconcile.reconcile(isStopping);
  return startRepeatedJob({ queue: "billing-reconcile", title: "reconciliation", run }, options);
}
