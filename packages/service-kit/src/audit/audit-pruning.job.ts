import type { Logger } from "../logging/logger";
import { startPruning } from "../process/start-pruning";
import type { AuditLog } from "./audit-log";

/** Removes old audit entries now and then; it ends when the returned function is called. */
export function startAuditPruning(log: Pick<AuditLog, "forgetOld">, logger: Logger): () => void {
  return startPruning(() => log.forgetOld(), {
    logger,
    failure: "old audit entries were not removed",
  });
}
