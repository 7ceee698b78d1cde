import type { DrainStep } from "@eightcount/service-kit/http/http-process";
import type { Accounts } from "./compose";
import { startSessionPruning } from "./sessions/session-pruning.job";

/** Starts the background part: outbox relay, consumers, pruning. Answers how to stop it. */
export function startWorkers(jobs: ReturnType<Accounts["jobs"]>): DrainStep {
  const { queues, outbox, sessions, logger } = jobs;
  queues.consume("accounts", jobs.entitlementHandlers);
  queues.consume("mail", jobs.mailHandlers);
  outbox.start();
  const stopPruning = startSessionPruning(sessions, logger);
  return async () => {
    stopPruning();
    await outbox.stop();
    await queues.close();
  };
}
