import type { AnyEventContract } from "@eightcount/contracts/define-event";
import type { ConsumedEvent } from "../events/consume";
import type { EventHandler } from "../events/domain-event";
import type { ReferenceResolvers } from "../graph/federate";
import type { FeatureModule, FeatureQueue, LoaderRequest } from "./feature-module";

/** A duplicate name would silently replace the first. */
function mergeOnce<T>(kind: string, records: readonly (object | undefined)[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (Object.hasOwn(merged, name)) throw new Error(`two features define the ${kind} ${name}`);
    merged[name] = value as T;
  }
  return merged;
}

/** @throws Error when two features resolve the same entity. */
export const referencesOf = (modules: readonly FeatureModule[]): ReferenceResolvers =>
  mergeOnce(
    "reference",
    modules.map(({ references }) => references),
  );

/** @throws Error when two features use the same loader name. */
export const loadersOf = (modules: readonly FeatureModule[], request: LoaderRequest): object =>
  mergeOnce(
    "loader",
    modules.map(({ loaders }) => loaders?.(request)),
  );

/** @throws Error when two features publish the same event, or it belongs to another subgraph. */
export function publishedBy(
  subgraph: string,
  modules: readonly FeatureModule[],
): readonly AnyEventContract[] {
  const contracts = modules.flatMap(({ publishes = [] }) => publishes);
  const foreign = contracts.find(({ publisher }) => publisher !== subgraph);
  if (foreign) throw new Error(`${foreign.topic} is published by ${foreign.publisher}`);
  mergeOnce(
    "published topic",
    contracts.map(({ topic }) => ({ [topic]: true })),
  );
  return contracts;
}

export interface Consumer extends FeatureQueue {
  readonly handlers: Readonly<Record<string, EventHandler>>;
}

/** @throws Error when two features handle the same event, or when it is not sent to the queue. */
export function consumersOf(
  subgraph: string,
  modules: readonly FeatureModule[],
): readonly Consumer[] {
  const shared = modules.flatMap(({ queue, consumes = [] }) => (queue ? [] : consumes));
  const own = modules.flatMap(({ queue, consumes = [] }) =>
    queue ? [{ ...queue, handlers: handlersOf(queue.name, consumes) }] : [],
  );
  if (shared.length === 0) return own;
  return [{ name: subgraph, handlers: handlersOf(subgraph, shared) }, ...own];
}

function handlersOf(queue: string, consumes: readonly ConsumedEvent[]) {
  const foreign = consumes.find(({ contract }) => !contract.consumers.includes(queue));
  if (foreign) throw new Error(`${foreign.contract.topic} is not sent to the queue ${queue}`);
  return mergeOnce<EventHandler>(
    "handler of",
    consumes.map(({ contract, handle }) => ({ [contract.topic]: handle })),
  );
}
