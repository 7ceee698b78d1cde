/** An event on its way to a consumer; it is delivered at least once. */
export interface DomainEvent<P = unknown> {
  /** Row id in the outbox; consumers are idempotent by it. */
  readonly id: string;
  /** Dotted past tense: `member.verified`. */
  readonly topic: string;
  /** Version of the contract the payload was written by; absent before versions existed. */
  readonly version?: number;
  readonly payload: P;
  /** ISO instant at which the outbox row was written. */
  readonly occurredAt: string;
}

/**
 * Handles one event; a rejected promise has it delivered again later. `attempt` counts the
 * deliveries, from 1.
 */
export type EventHandler = (event: DomainEvent, attempt?: number) => Promise<void>;

/** Thrown by a handler that expects the failure and counts its attempts: no alarm is raised. */
export class ExpectedFailure extends Error {
  override readonly name: string = "ExpectedFailure";
}
