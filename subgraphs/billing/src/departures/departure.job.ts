import {
  type RepeatedJobOptions,
  startRepeatedJob,
} from "@eightcount/service-kit/process/repeated-job";
import type { DepartureService } from "./departure.service";

const EVERY_MINUTES = 5;

/** Schedules a round of cancellations every five minutes. Returns a function that stops them. */
export function startDepartureJob(
  departures: Pick<DepartureService, "cancelRestarted">,
  options: Omit<RepeatedJobOptions, "everyMinutes">,
): () => Promise<void> {
  const run = (isStopping: () => boolean) => departures.cancelRestarted(isStopping);
  return startRepeatedJob(
    { queue: "billing-departures", title: "canceling for leaving members", run },
    { ...options, everyMinutes: EVERY_MINUTES },
  );
}
