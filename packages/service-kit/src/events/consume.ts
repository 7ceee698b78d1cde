import type { AnyEventContract, Payload } from "@eightcount/contracts/define-event";
import { readPayload } from "@eightcount/contracts/read-payload";
import type { DomainEvent, EventHandler } from "./domain-event";

/** An event that a feature consumes, and its handler. */
export interface Consumption {
  readonly contract: AnyEventContract;
  readonly handle: EventHandler;
}

/**
 * Ties a handler to an event. The handler receives the payload as the contract reads it; one that does
 * not fit fails the delivery, which is then retried.
 */
export function consume<C extends AnyEventContract>(
  contract: C,
  handle: (event: DomainEvent<Payload<C>>, attempt: number) => Promise<void>,
): Consumption {
  return {
    contract,
    handle: async (event, attempt = 1) =>
      handle({ ...event, payload: readPayload(contract, event) }, attempt),
  };
}
