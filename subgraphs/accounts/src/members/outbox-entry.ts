/** One thing to tell others, kept in the transaction that makes it true. */
export interface OutboxEntry {
  readonly topic: string;
  readonly payload: Readonly<Record<string, string | boolean | null>>;
}

/** Entries as rows of the outbox table. */
export function outboxRows(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.map(({ topic, payload }) => ({ topic, payload }));
}
