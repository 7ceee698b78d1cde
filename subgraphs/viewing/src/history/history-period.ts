/** How many classes of one status a member last danced within a period of the history. */
export interface HistoryPeriodRow {
  /** Local midnight of the period's first day. */
  readonly start: Date;
  readonly count: number;
}
