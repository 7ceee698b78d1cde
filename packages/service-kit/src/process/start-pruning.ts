import type { Logger } from "../logging/logger";

const EVERY_MS = 6 * 3_600_000;

export interface PruningLog {
  readonly logger: Pick<Logger, "warn">;
  /** Line of the log for a pruning that failed; the next one tries again. */
  readonly failure: string;
}

/** Removes what is old every six hours; it ends when the returned function is called. */
export function startPruning(
  prune: () => Promise<unknown>,
  { logger, failure }: PruningLog,
): () => void {
  const run = () => prune().catch((error: unknown) => logger.warn({ err: error }, failure));
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
