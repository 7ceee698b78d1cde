import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import type { Viewing } from "./compose";

/** Starts the background part: outbox relay and consumers. Answers how to stop it. */
export function startWorkers({ queues, outbox, handlers }: ReturnType<Viewing["jobs"]>): DrainStep {
  queues.consume("viewing", handlers);
  outbox.start();
  return async () => {
    await outbox.stop();
    await queues.close();
  };
}
