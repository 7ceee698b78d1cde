import { levelRange } from "@eightcount/rules/catalogue/levels";
import type { Pool } from "pg";
import { LABEL_DAY_OFFSET } from "./chart.rules";
import type { ChartBar, ChartRequest, UsageTotals } from "./statistics";

const TOTALS = `
  SELECT total_classes_taken AS "totalClassesTaken", total_seconds_danced AS "totalSecondsDanced"
  FROM usage_metrics WHERE member_id = $1`;

// Includes empty periods since the first completed class, so that the chart's axis has no gaps.
// Weeks start on Monday, and periods are in the member's time zone.
const PERIODS = `
  SELECT generate_series(
    date_trunc($2, min(completed_at) AT TIME ZONE $3),
    date_trunc($2, $4::timestamptz AT TIME ZONE $3),
    ('1 ' || $2)::interval) AS first_day
  FROM viewed_class WHERE member_id = $1 AND completed_at IS NOT NULL`;

const countAtLevel = (name: "Beginner" | "Intermediate" | "Advanced") =>
  `count(DISTINCT v.class_id) FILTER
    (WHERE level BETWEEN ${levelRange(name).min} AND ${levelRange(name).max})::int`;

const BARS = `
  SELECT to_char(first_day, 'YYYY-MM-DD') AS "firstDay",
    (first_day + $7 * interval '1 day') AT TIME ZONE $3 AS "timeRef",
    ${countAtLevel("Beginner")} AS beginner, ${countAtLevel("Intermediate")} AS intermediate,
    ${countAtLevel("Advanced")} AS advanced
  FROM (SELECT * FROM (${PERIODS}) AS every
    WHERE $5::timestamp IS NULL OR first_day < $5::timestamp
    ORDER BY first_day DESC LIMIT $6) AS period
  LEFT JOIN (viewed_class v JOIN class_fact USING (class_id))
    ON v.member_id = $1 AND v.completed_at >= first_day AT TIME ZONE $3
    AND v.completed_at < (first_day + ('1 ' || $2)::interval) AT TIME ZONE $3
  GROUP BY first_day ORDER BY first_day DESC`;

export class StatisticsReadModel {
  constructor(private readonly pool: Pool) {}

  async totals(memberId: string): Promise<UsageTotals> {
    const { rows } = await this.pool.query<UsageTotals>(TOTALS, [memberId]);
    return rows[0] ?? { totalClassesTaken: 0, totalSecondsDanced: 0 };
  }

  /** Newest first, with one bar more than the page holds. */
  async bars(request: ChartRequest, now: Date): Promise<readonly ChartBar[]> {
    const { memberId, period, timeZone, before, limit } = request;
    const unit = period.toLowerCase();
    const page = [before, limit + 1, LABEL_DAY_OFFSET[period]];
    const { rows } = await this.pool.query<ChartBar>(BARS, [
      memberId,
      unit,
      timeZone,
      now,
      ...page,
    ]);
    return rows;
  }

  async countBars(request: ChartRequest, now: Date): Promise<number> {
    const { memberId, period, timeZone } = request;
    const { rows } = await this.pool.query<{ bars: number }>(
      `SELECT count(*)::int AS bars FROM (${PERIODS}) AS period WHERE first_day IS NOT NULL`,
      [memberId, period.toLowerCase(), timeZone, now],
    );
    return rows[0]?.bars ?? 0;
  }
}
