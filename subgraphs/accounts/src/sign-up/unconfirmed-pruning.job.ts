import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { SignUpService } from "./sign-up.service";

const EVERY_MS = 6 * 3_600_000;

/** Deletes accounts nobody verified now and then; it ends when the returned function is called. */
export function startUnconfirmedPruning(signUps: SignUpService, logger: Logger): () => void {
  const prune = () =>
    signUps
      .forgetUnconfirmed()
      .catch((error: unknown) =>
        logger.warn({ err: error }, "unverified accounts were not deleted"),
      );
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
