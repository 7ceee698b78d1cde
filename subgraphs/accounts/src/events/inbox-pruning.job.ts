import type { Logger } from "@eightcount/service-kit/logging/logger";

const EVERY_MS = 6 * 3_600_000;

export interface InboxPruning {
  readonly inbox: { forgetOld(): Promise<void> };
  readonly logger: Logger;
}

/** Forgets long-handled events now and then; it ends when the returned function is called. */
export function startInboxPruning({ inbox, logger }: InboxPruning): () => void {
  const prune = () =>
    inbox
      .forgetOld()
      .catch((error: unknown) => logger.warn({ err: error }, "handled events were not forgotten"));
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
