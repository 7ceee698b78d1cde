import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { SessionService } from "./session.service";

const EVERY_MS = 6 * 3_600_000;

/** Removes long-ended sign-ins now and then; it ends when the returned function is called. */
export function startSessionPruning(sessions: SessionService, logger: Logger): () => void {
  const prune = () =>
    sessions
      .forgetEnded()
      .catch((error: unknown) => logger.warn({ err: error }, "ended sign-ins were not removed"));
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
