import type { ChartPeriod } from "./chart.rules";

/** A member's totals. */
export interface UsageTotals {
  readonly totalClassesTaken: number;
  readonly totalSecondsDanced: number;
}

/** One bar: different classes completed within a period, by level. */
export interface ChartBar {
  /** First day of the period in the member's time zone, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** The instant the bar is labelled with: a local midnight. */
  readonly timeRef: Date;
  readonly beginner: number;
  readonly intermediate: number;
  readonly advanced: number;
}

/** Which bars: newest first, those before a day. */
export interface ChartRequest {
  readonly memberId: string;
  readonly period: ChartPeriod;
  readonly timeZone: string;
  readonly limit: number;
  /** First day of the last bar of the page before; null for the newest bars. */
  readonly before: string | null;
}
