import type { AnyEventContract, Payload } from "@eightcount/contracts/define-event";
import { readPayload } from "@eightcount/contracts/read-payload";
import type { DomainEvent, EventHandler } from "./domain-event";

export interface ConsumedEvent {
  readonly contract: AnyEventContract;
  readonly handle: EventHandler;
}

/** Passes the parsed payload. A payload that does not match fails the delivery and is retried. */
export function consume<C extends AnyEventContract>(
  contract: C,
  handle: (event: DomainEvent<Payload<C>>, attempt: number) => Promise<void>,
): ConsumedEvent {
  return {
    contract,
    handle: async (event, attempt = 1) =>
      handle({ ...event, payload: readPayload(contract, event) }, attempt),
  };
}
