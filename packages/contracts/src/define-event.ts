import type { z } from "zod";

export type Publisher = "accounts" | "catalogue" | "viewing" | "billing";

/** Contract of one event, shared by its publisher and its consumers. */
export interface EventContract<Payload = unknown, Written = unknown> {
  /** Dotted and in the past tense, such as `member.verified`. */
  readonly topic: string;
  /** Incremented when existing consumers cannot read a changed payload. */
  readonly version: number;
  readonly doc: string;
  readonly publisher: Publisher;
  /** Queues that receive the event, `events-<name>` in Redis. */
  readonly consumers: readonly string[];
  readonly payload: z.ZodType<Payload, Written>;
  /** Converts a payload of the previous version. */
  readonly upgrade?: (payload: never) => unknown;
}

export type AnyEventContract = Omit<EventContract, "payload"> & { readonly payload: z.ZodType };

/** Payload as a publisher writes it, in plain JSON. */
export type Written<C> = C extends { readonly payload: z.ZodType<unknown, infer W> } ? W : never;

/** Payload as a consumer reads it. */
export type Payload<C> = C extends { readonly payload: z.ZodType<infer P> } ? P : never;

export function defineEvent<P, W>(contract: EventContract<P, W>): EventContract<P, W> {
  return contract;
}
