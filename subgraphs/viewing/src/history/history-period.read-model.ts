import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { Pool } from "pg";
import type { HistoryPeriodRow } from "./history-period";

/** Weeks listed individually, including the current one. Older classes go by month or year. */
const WEEKS_SHOWN = 4;

// Weeks start on Monday. Days are in the member's time zone.
const LOCAL = "updated_at AT TIME ZONE $3";
const NOW = "$4::timestamptz AT TIME ZONE $3";
const PERIODS = `
  SELECT first_day AT TIME ZONE $3 AS start, count(*)::int AS count
  FROM (SELECT CASE
      WHEN ${LOCAL} >= date_trunc('week', ${NOW}) - interval '${WEEKS_SHOWN - 1} weeks'
        THEN date_trunc('week', ${LOCAL})
      WHEN date_trunc('year', ${LOCAL}) = date_trunc('year', ${NOW})
        THEN date_trunc('month', ${LOCAL})
      ELSE date_trunc('year', ${LOCAL}) END AS first_day
    FROM class_record WHERE member_id = $1 AND status = $2::viewing_status) AS dated
  GROUP BY first_day ORDER BY first_day DESC`;

export interface HistoryPeriodRequest {
  readonly memberId: string;
  readonly status: ViewingStatus;
  /** IANA name. */
  readonly timeZone: string;
}

export class HistoryPeriodReadModel {
  constructor(private readonly pool: Pool) {}

  async list(request: HistoryPeriodRequest, now: Date): Promise<readonly HistoryPeriodRow[]> {
    const { memberId, status, timeZone } = request;
    const values = [memberId, status, timeZone, now];
    return (await this.pool.query<HistoryPeriodRow>(PERIODS, values)).rows;
  }
}
