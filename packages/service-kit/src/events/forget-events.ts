import Queue from "bull";
import type { Logger } from "../logging/logger";
import type { DomainEvent } from "./domain-event";

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

/** @throws AggregateError when some could not be removed, after it removed the others. */
export async function forgetEvents(
  { config, redisPrefix, logger }: QueueAccess,
  { consumers, isForgotten }: ForgottenEvents,
): Promise<void> {
  const failures: unknown[] = [];
  for (const consumer of consumers) {
    const queue: EventQueue = new Queue(`events-${consumer}`, config.redisUrl, {
      prefix: redisPrefix,
    });
    queue.on("error", (error) => logger.warn({ err: error }, "queue error"));
    try {
      failures.push(...(await forgetIn(queue, isForgotten)));
    } catch (error) {
      failures.push(error);
    } finally {
      await queue.close();
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "some events were not removed");
}

type EventQueue = Queue.Queue<{ readonly event: DomainEvent }>;

/** Returns the errors of events that could not be removed, such as one that was just taken. */
async function forgetIn(
  queue: EventQueue,
  isForgotten: ForgottenEvents["isForgotten"],
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const job of await queue.getJobs([...SEARCHED])) {
    // A job that ended meanwhile may be gone.
    if (!job || !isForgotten(job.data.event)) continue;
    await job.remove().catch((error: unknown) => failures.push(error));
  }
  return failures;
}

export const isAboutMember =
  (memberId: string) =>
  ({ topic, payload }: Pick<DomainEvent, "topic" | "payload">): boolean =>
    topic !== "member.erased" && JSON.stringify(payload).toLowerCase().includes(memberId);
