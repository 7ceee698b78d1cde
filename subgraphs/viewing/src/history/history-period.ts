export interface HistoryPeriodRow {
  /** Midnight at the start of the period's first day, in the requested time zone. */
  readonly start: Date;
  readonly count: number;
}
