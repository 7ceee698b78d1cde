import type { AnyEventContract, Written } from "@eightcount/contracts/define-event";
import { InvalidPayloadError, readPayload } from "@eightcount/contracts/read-payload";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Written in the same transaction as the change it reports. */
export interface OutboxEntry {
  readonly topic: string;
  readonly version: number;
  readonly payload: { [key: string]: Json };
}

let isStoringInvalid = false;

/** Production stores unfit payloads: no transaction fails, and the relay parks them. */
export function storeInvalidPayloads(): void {
  isStoringInvalid = true;
}

/** @throws InvalidPayloadError when the payload does not match its contract, except in production. */
export function outboxEntry<C extends AnyEventContract>(
  contract: C,
  payload: Written<C>,
): OutboxEntry {
  const { topic, version } = contract;
  try {
    readPayload(contract, { version, payload });
  } catch (error) {
    if (!(isStoringInvalid && error instanceof InvalidPayloadError)) throw error;
  }
  return { topic, version, payload: payload as OutboxEntry["payload"] };
}
