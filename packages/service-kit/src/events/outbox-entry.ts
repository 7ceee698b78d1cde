import type { AnyEventContract, Written } from "@eightcount/contracts/define-event";
import { readPayload, UnfitPayload } from "@eightcount/contracts/read-payload";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Written in the same transaction as the change it reports. */
export interface OutboxEntry {
  readonly topic: string;
  readonly version: number;
  readonly payload: { [key: string]: Json };
}

let areUnfitStored = false;

/** Production stores unfit payloads: no transaction fails, and the relay parks them. */
export function storeUnfitPayloads(): void {
  areUnfitStored = true;
}

/** @throws UnfitPayload when the payload does not match its contract, except in production. */
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
