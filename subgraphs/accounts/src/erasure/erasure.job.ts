import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { ErasureService } from "./erasure.service";

const EVERY_MINUTES = 60;

/** Schedules hourly rounds, on one process at a time. Returns a function that stops them. */
export function startErasureJob(
  erasures: Pick<ErasureService, "eraseDue">,
  options: Omit<RepeatedJobOptions, "everyMinutes">,
): () => Promise<void> {
  const run = (isStopping: () => boolean) => erasures.eraseDue(isStopping);
  return startRepeatedJob(
    { queue: "accounts-erasure", title: "erasing members", run },
    { ...options, everyMinutes: EVERY_MINUTES },
  );
}
