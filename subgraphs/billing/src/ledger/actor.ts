import { AsyncLocalStorage } from "node:async_hooks";

export type Actor = "MEMBER" | "WEBHOOK" | "RECONCILER" | "JOB";

const actors = new AsyncLocalStorage<Actor>();

/** The actor reaches the ledger through all layers without a parameter. */
export const actAs = <T>(actor: Actor, work: () => Promise<T>): Promise<T> =>
  actors.run(actor, work);

/** Requests of members name no actor. */
export const currentActor = (): Actor => actors.getStore() ?? "MEMBER";
