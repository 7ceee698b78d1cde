import type { Logger } from "@eightcount/service-kit/logging/logger";
import { startPruning } from "@eightcount/service-kit/process/start-pruning";

export interface InboxPruning {
  readonly inbox: { forgetOld(): Promise<void> };
  readonly logger: Logger;
}

/** Forgets long-handled events now and then; it ends when the returned function is called. */
export function startInboxPruning({ inbox, logger }: InboxPruning): () => void {
  return startPruning(() => inbox.forgetOld(), {
    logger,
    failure: "handled events were not forgotten",
  });
}
