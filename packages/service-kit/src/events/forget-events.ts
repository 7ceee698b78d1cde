import Queue from "bull";
import type { Logger } from "../logging/logger";
import type { DomainEvent } from "./domain-event";

/** Where a subgraph finds its queues. */
export interface QueueAccess {
  readonly config: { readonly redisUrl: string };
  readonly redisPrefix: string;
  readonly logger: Logger;
}

export interface ForgottenEvents {
  /** Consumers whose queues are searched, such as `viewing`. */
  readonly consumers: readonly string[];
  readonly isForgotten: (event: DomainEvent) => boolean;
}

/** An event that is being handled is locked. Its own handler decides what becomes of it. */
const SEARCHED = ["waiting", "delayed", "completed", "failed"] as const;

/** Removes events from queues, which keep the last ones they delivered. */
export async function forgetEvents(
  { config, redisPrefix, logger }: QueueAccess,
  { consumers, isForgotten }: ForgottenEvents,
): Promise<void> {
  for (const consumer of consumers) {
    const queue = new Queue<{ readonly event: DomainEvent }>(
      `events-${consumer}`,
      config.redisUrl,
      { prefix: redisPrefix },
    );
    queue.on("error", (error) => logger.warn({ err: error }, "queue error"));
    try {
      const jobs = await queue.getJobs([...SEARCHED]);
      for (const job of jobs) {
        // A job that ended meanwhile may be gone.
        if (job && isForgotten(job.data.event)) await job.remove();
      }
    } finally {
      await queue.close();
    }
  }
}

/** True for an event that names the member, except the one that reports the erasure itself. */
export const isAboutMember =
  (memberId: string) =>
  ({ topic, payload }: Pick<DomainEvent, "topic" | "payload">): boolean =>
    topic !== "member.erased" && JSON.stringify(payload).toLowerCase().includes(memberId);
