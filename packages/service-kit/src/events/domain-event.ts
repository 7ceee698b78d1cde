/** An event on its way to a consumer. It is delivered at least once. */
export interface DomainEvent<P = unknown> {
  /** Row id in the outbox. Consumers use it to stay idempotent. */
  readonly id: string;
  readonly topic: string;
  /** Contract version of the payload. Missing on events written before versions existed. */
  readonly version?: number;
  readonly payload: P;
  readonly occurredAt: string;
}

/** A rejected promise has the event delivered again. `attempt` counts from 1. */
export type EventHandler = (event: DomainEvent, attempt?: number) => Promise<void>;

/** Thrown by a handler that expects a failure and counts its own attempts. Raises no alarm. */
export class ExpectedFailure extends Error {
  override readonly name: string = "ExpectedFailure";
}
