import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import type { EventQueues } from "@eightcount/service-kit/events/event-queues";
import type { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import type { DrainStep } from "@eightcount/service-kit/http/http-process";

/** What runs in the background. */
export interface ViewingJobs {
  readonly queues: EventQueues;
  readonly outbox: OutboxRelay;
  /** By topic: what other subgraphs tell this one. */
  readonly handlers: Readonly<Record<string, EventHandler>>;
}

/** Starts the background part: outbox relay and consumers. Answers how to stop it. */
export function startWorkers({ queues, outbox, handlers }: ViewingJobs): DrainStep {
  queues.consume("viewing", handlers);
  outbox.start();
  return async () => {
    await outbox.stop();
    await queues.close();
  };
}
