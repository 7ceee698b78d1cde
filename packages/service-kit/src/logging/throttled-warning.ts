import type { Logger } from "./logger";

const INTERVAL_MS = 60_000;

/** Logs the first warning immediately, then at most one a minute. */
export function throttledWarning(
  logger: Pick<Logger, "warn">,
  message: string,
  now: () => number = Date.now,
): (details: object) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let more = 0;
  return (details) => {
    if (now() - loggedAt < INTERVAL_MS) {
      more += 1;
      return;
    }
    logger.warn({ ...details, more }, message);
    loggedAt = now();
    more = 0;
  };
}
