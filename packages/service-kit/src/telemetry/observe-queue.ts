import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import type { Job, Queue } from "bull";
import { count } from "./count";
import { observe } from "./observe";

const AGING = ["waiting", "active", "delayed"] as const;

/** Observes a queue that this process works for. Returns the function that ends it. */
export function observeQueue(queue: Queue): () => void {
  const { queueJobs, queueOldest, jobsStalled } = eventMetrics;
  queue.on("stalled", () => count(jobsStalled, { queue: queue.name }));
  return observe(async (report) => {
    const jobs = await queue.getJobCounts();
    // Most queues are empty, and each command costs a scrape more than all its text.
    const oldest = await oldestAge(
      queue,
      AGING.filter((state) => jobs[state] > 0),
    );
    for (const jobState of ["waiting", "delayed", "active", "failed"] as const) {
      report(queueJobs, jobs[jobState], { queue: queue.name, jobState });
    }
    report(queueOldest, oldest, { queue: queue.name });
  });
}

/** Reads one job of each state. */
async function oldestAge(queue: Queue, states: readonly (typeof AGING)[number][]): Promise<number> {
  const first = states.map((state) => queue.getJobs([state], 0, 0, true));
  const ages = (await Promise.all(first)).flat().map(ageOf);
  return Math.max(0, ...ages) / 1000;
}

/** A job that waits for its time has no age yet, unless it has been tried. */
function ageOf(job: Job | null): number {
  if (!job) return 0;
  const { delay = 0 } = job.opts;
  return Date.now() - job.timestamp - (job.attemptsMade === 0 ? delay : 0);
}
