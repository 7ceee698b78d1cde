import type { Logger } from "../logging/logger";

const EVERY_MS = 6 * 3_600_000;

export interface PruningLog {
  readonly logger: Pick<Logger, "warn">;
  /** Log line of a failed run. The next run tries again. */
  readonly failure: string;
}

export function startPruning(
  prune: () => Promise<unknown>,
  { logger, failure }: PruningLog,
): () => void {
  const run = () => prune().catch((error: unknown) => logger.warn({ err: error }, failure));
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
