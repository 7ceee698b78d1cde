import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { ErasureService } from "./erasure.service";

/** Schedules rounds that run on one process at a time. Returns a function that stops them. */
export function startErasureJob(
  erasures: Pick<ErasureService, "eraseDue">,
  options: RepeatedJobOptions,
): () => Promise<void> {
  const run = (isStopping: () => boolean) => erasures.eraseDue(isStopping);
  return startRepeatedJob({ queue: "accounts-erasure", title: "erasing members", run }, options);
}
