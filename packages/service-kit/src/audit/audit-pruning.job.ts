import type { Logger } from "../logging/logger";
import type { AuditLog } from "./audit-log";

const EVERY_MS = 6 * 3_600_000;

/** Removes old audit entries now and then; it ends when the returned function is called. */
export function startAuditPruning(log: Pick<AuditLog, "forgetOld">, logger: Logger): () => void {
  const prune = () =>
    log
      .forgetOld()
      .catch((error: unknown) => logger.warn({ err: error }, "old audit entries were not removed"));
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
