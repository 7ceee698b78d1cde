import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import type { Pool } from "pg";
import { observe } from "../telemetry/observe";

export function observePool(
  name: string,
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">,
): () => void {
  const { poolConnections, poolWaiting } = processMetrics;
  return observe((report) => {
    const { totalCount, idleCount, waitingCount } = pool;
    report(poolConnections, idleCount, { pool: name, connectionState: "idle" });
    report(poolConnections, totalCount - idleCount, { pool: name, connectionState: "used" });
    report(poolWaiting, waitingCount, { pool: name });
  });
}
