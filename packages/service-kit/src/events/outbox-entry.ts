import type { AnyEventContract, Written } from "@eightcount/contracts/define-event";
import { readPayload, UnfitPayload } from "@eightcount/contracts/read-payload";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A row of the outbox, to be written in the transaction that makes the event true. */
export interface OutboxEntry {
  readonly topic: string;
  readonly version: number;
  readonly payload: { [key: string]: Json };
}

let areUnfitStored = false;

/**
 * Has payloads stored that do not fit their contract, as in production: no transaction fails for
 * them, and the relay parks them.
 */
export function storeUnfitPayloads(): void {
  areUnfitStored = true;
}

/**
 * Makes the outbox row of an event.
 * @throws UnfitPayload when the payload does not fit its contract, except in production.
 */
export function outboxEntry<C extends AnyEventContract>(
  contract: C,
  payload: Written<C>,
): OutboxEntry {
  const { topic, version } = contract;
  try {
    readPayload(contract, { version, payload });
  } catch (error) {
    if (!(areUnfitStored && error instanceof UnfitPayload)) throw error;
  }
  return { topic, version, payload: payload as OutboxEntry["payload"] };
}
