import type { Logger } from "@eightcount/service-kit/logging/logger";
import { startPruning } from "@eightcount/service-kit/process/start-pruning";
import type { SessionService } from "./session.service";

/** Removes long-ended sign-ins now and then; it ends when the returned function is called. */
export function startSessionPruning(sessions: SessionService, logger: Logger): () => void {
  return startPruning(() => sessions.forgetEnded(), {
    logger,
    failure: "ended sign-ins were not removed",
  });
}
