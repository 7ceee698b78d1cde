/** Something one subgraph tells another, at least once. */
export interface DomainEvent<P = unknown> {
  /** Row id in the outbox; consumers are idempotent by it. */
  readonly id: string;
  /** Dotted past tense: `member.verified`. */
  readonly topic: string;
  readonly payload: P;
  /** ISO instant at which the outbox row was written. */
  readonly occurredAt: string;
}

export type EventHandler = (event: DomainEvent) => Promise<void>;
