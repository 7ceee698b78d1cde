import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import type { Job, Queue } from "bull";
import { count } from "./count";
import { observe } from "./observe";

/** Observes a queue that this process works for. Returns the function that ends it. */
export function observeQueue(queue: Queue): () => void {
  const { queueJobs, queueOldest, jobsStalled } = eventMetrics;
  queue.on("stalled", () => count(jobsStalled, { queue: queue.name }));
  return observe(async (report) => {
    const [jobs, oldest] = await Promise.all([queue.getJobCounts(), oldestAge(queue)]);
    for (const jobState of ["waiting", "delayed", "active", "failed"] as const) {
      report(queueJobs, jobs[jobState], { queue: queue.name, jobState });
    }
    report(queueOldest, oldest, { queue: queue.name });
  });
}

/** Reads one job of each kind. */
async function oldestAge(queue: Queue): Promise<number> {
  const first = (state: "waiting" | "active" | "delayed") => queue.getJobs([state], 0, 0, true);
  const found = await Promise.all([first("waiting"), first("active"), first("delayed")]);
  const ages = found.flat().map(ageOf);
  return Math.max(0, ...ages) / 1000;
}

/** A job that waits for its time has no age yet, unless it has been tried. */
function ageOf(job: Job | null): number {
  if (!job) return 0;
  const { delay = 0 } = job.opts;
  return Date.now() - job.timestamp - (job.attemptsMade === 0 ? delay : 0);
}
