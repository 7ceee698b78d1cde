import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import type { Job } from "bull";
import type { Outcome } from "./outcome";
import { record, secondsSince } from "./record";

type MeasuredJob = Pick<Job, "timestamp" | "attemptsMade" | "opts" | "queue">;

/** Measures one attempt. `name` is the event's topic or the title of repeated work. */
export async function measureJob<T>(
  job: MeasuredJob,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const queue = job.queue.name;
  if (job.attemptsMade === 0) {
    const waitedMs = Date.now() - job.timestamp - (job.opts.delay ?? 0);
    record(eventMetrics.jobWait, Math.max(0, waitedMs) / 1000, { queue });
  }
  const startedAt = performance.now();
  let outcome: Outcome = "failed";
  try {
    const result = await work();
    outcome = "ok";
    return result;
  } finally {
    record(eventMetrics.jobDuration, secondsSince(startedAt), { queue, job: name, outcome });
  }
}
