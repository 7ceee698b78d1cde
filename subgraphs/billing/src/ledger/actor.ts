import { AsyncLocalStorage } from "node:async_hooks";

/** The cause of a change, as the ledger records it. */
export type Actor = "MEMBER" | "WEBHOOK" | "RECONCILER" | "JOB";

const actors = new AsyncLocalStorage<Actor>();

/**
 * Runs `work` on behalf of an actor. It reaches the ledger through all layers, so that a new action is
 * recorded without a parameter of its own.
 */
export const actAs = <T>(actor: Actor, work: () => Promise<T>): Promise<T> =>
  actors.run(actor, work);

/** Requests of members name no actor. */
export const currentActor = (): Actor => actors.getStore() ?? "MEMBER";
