import type { ChartPeriod } from "./chart.rules";

export interface UsageTotals {
  readonly totalClassesTaken: number;
  readonly totalSecondsDanced: number;
}

/** Distinct classes completed within a period, by level. */
export interface ChartBar {
  /** First day of the period in the member's time zone, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** Local midnight that labels the bar. */
  readonly timeRef: Date;
  readonly beginner: number;
  readonly intermediate: number;
  readonly advanced: number;
}

export interface ChartRequest {
  readonly memberId: string;
  readonly period: ChartPeriod;
  readonly timeZone: string;
  readonly limit: number;
  /** First day of the last bar on the previous page. Null for the newest bars. */
  readonly before: string | null;
}
