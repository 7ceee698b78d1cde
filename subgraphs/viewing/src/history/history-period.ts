/** Number of classes of one status that a member last danced within a period. */
export interface HistoryPeriodRow {
  /** Local midnight of the period's first day. */
  readonly start: Date;
  readonly count: number;
}
