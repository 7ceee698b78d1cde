import type { Logger } from "@eightcount/service-kit/logging/logger";
import { startPruning } from "@eightcount/service-kit/process/start-pruning";
import type { SignUpService } from "./sign-up.service";

/** Deletes accounts nobody verified now and then; it ends when the returned function is called. */
export function startUnconfirmedPruning(signUps: SignUpService, logger: Logger): () => void {
  return startPruning(() => signUps.forgetUnconfirmed(), {
    logger,
    failure: "unverified accounts were not deleted",
  });
}
