import { counter, gauge, histogram } from "./metric";

/** Seconds. Work in the background may take minutes. */
const JOB_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300] as const;

/** Events on their way, and other work in the background. */
export const eventMetrics = {
  outboxOldest: gauge({
    name: "eightcount.outbox.oldest_age",
    unit: "s",
    description:
      "Age of the oldest event that its subgraph has not sent yet, without parked ones. 0 if none " +
      "waits. Every process of the subgraph reports the same.",
  }),
  outboxWaiting: gauge({
    name: "eightcount.outbox.waiting",
    unit: "{event}",
    description: "Events that are not sent yet, without parked ones. Counted up to 10,000.",
  }),
  queueJobs: gauge({
    name: "eightcount.queue.jobs",
    unit: "{job}",
    description:
      "Jobs in a queue. Delayed ones wait for their next attempt or their time. Every process " +
      "that works for the queue reports the same.",
    attributes: ["queue", "jobState"],
  }),
  queueOldest: gauge({
    name: "eightcount.queue.oldest_age",
    unit: "s",
    description:
      "Age of the oldest job that waits or runs, or of the next one to be tried again, whichever " +
      "is older. 0 if there is none.",
    attributes: ["queue"],
  }),
  jobDuration: histogram({
    name: "eightcount.queue.job.duration",
    unit: "s",
    description: "Time of one attempt to do a job.",
    attributes: ["queue", "job", "outcome"],
    buckets: JOB_SECONDS,
  }),
  jobWait: histogram({
    name: "eightcount.queue.job.wait",
    unit: "s",
    description: "Time from when a job was due to its first attempt.",
    attributes: ["queue"],
    buckets: JOB_SECONDS,
  }),
  jobsStalled: counter({
    name: "eightcount.queue.jobs.stalled",
    unit: "{job}",
    description: "Jobs whose process died or lost its lock. They are done again.",
    attributes: ["queue"],
  }),
} as const;
