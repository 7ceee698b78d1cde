import type { z } from "zod";

/** A subgraph that publishes events. */
export type Publisher = "accounts" | "catalogue" | "viewing" | "billing";

/** One kind of event: what its publisher writes and its consumers read. */
export interface EventContract<Payload = unknown, Written = unknown> {
  /** Dotted, in the past tense: `member.verified`. */
  readonly topic: string;
  /** Raised when a payload changes in a way that yesterday's consumers cannot read. */
  readonly version: number;
  /** One sentence: what happened, and what the event is for. */
  readonly doc: string;
  readonly publisher: Publisher;
  /** The queues that receive it, `events-<name>` in Redis. */
  readonly consumers: readonly string[];
  readonly payload: z.ZodType<Payload, Written>;
  /** Turns a payload of the version before into one of this version. */
  readonly upgrade?: (payload: never) => unknown;
}

/** Any contract, where its payload does not matter. */
export type AnyEventContract = Omit<EventContract, "payload"> & { readonly payload: z.ZodType };

/** The payload as a publisher writes it: plain JSON. */
export type Written<C> = C extends { readonly payload: z.ZodType<unknown, infer W> } ? W : never;

/** The payload as a consumer reads it. */
export type Payload<C> = C extends { readonly payload: z.ZodType<infer P> } ? P : never;

/** Ties an event's payload type to its schema. */
export function defineEvent<P, W>(contract: EventContract<P, W>): EventContract<P, W> {
  return contract;
}
