import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import type { Accounts } from "./compose";
import { startSessionPruning } from "./sessions/session-pruning.job";

/** Starts the background part: outbox relay, consumers, pruning. Answers how to stop it. */
export function startWorkers(jobs: ReturnType<Accounts["jobs"]>): DrainStep {
  const { queues, outbox, handlers, sessions, logger } = jobs;
  queues.consume("accounts", handlers.entitlements);
  queues.consume("mail", handlers.mail);
  outbox.start();
  const stopPruning = startSessionPruning(sessions, logger);
  return async () => {
    stopPruning();
    await outbox.stop();
    await queues.close();
  };
}
