import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import type { Pool } from "pg";
import { observe } from "../telemetry/observe";

/** Both parts read the index on (sent_at, created_at) from its start, and stop early. */
const READ = `
  SELECT
    (SELECT count(*)::int FROM (
      SELECT FROM outbox_event WHERE sent_at IS NULL AND parked_at IS NULL LIMIT 10000
    ) AS unsent) AS waiting,
    coalesce((
      SELECT extract(epoch FROM now() - created_at)::float8 FROM outbox_event
      WHERE sent_at IS NULL AND parked_at IS NULL ORDER BY created_at LIMIT 1
    ), 0) AS oldest`;

interface OutboxRow {
  readonly waiting: number;
  readonly oldest: number;
}

export function observeOutbox(pool: Pick<Pool, "query">): () => void {
  return observe(async (report) => {
    const { rows } = await pool.query<OutboxRow>(READ);
    const { waiting = 0, oldest = 0 } = rows[0] ?? {};
    report(eventMetrics.outboxWaiting, waiting, {});
    report(eventMetrics.outboxOldest, Math.max(0, oldest), {});
  });
}
