export interface HistoryPeriodRow {
  /** Local midnight of the period's first day. */
  readonly start: Date;
  readonly count: number;
}
