import type { AnyEventContract } from "@eightcount/contracts/define-event";
import type { Consumption } from "../events/consume";
import type { EventHandler } from "../events/domain-event";
import type { ReferenceResolvers } from "../graph/federate";
import type { FeatureModule, FeatureQueue, LoaderRequest } from "./feature-module";

/** Merges records of several features; the same name twice would silently replace the first. */
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

/**
 * Builds the loaders of one request.
 * @throws Error when two features name a loader alike.
 */
export const loadersOf = (modules: readonly FeatureModule[], request: LoaderRequest): object =>
  mergeOnce(
    "loader",
    modules.map(({ loaders }) => loaders?.(request)),
  );

/**
 * The events a subgraph publishes.
 * @throws Error when two features publish the same one, or one is another subgraph's to publish.
 */
export function publishedBy(
  subgraph: string,
  modules: readonly FeatureModule[],
): readonly AnyEventContract[] {
  const contracts = modules.flatMap(({ publishes = [] }) => publishes);
  const stranger = contracts.find(({ publisher }) => publisher !== subgraph);
  if (stranger) throw new Error(`${stranger.topic} is published by ${stranger.publisher}`);
  mergeOnce(
    "published topic",
    contracts.map(({ topic }) => ({ [topic]: true })),
  );
  return contracts;
}

/** One queue and the handlers of its events, by topic. */
export interface Consumer extends FeatureQueue {
  readonly handlers: Readonly<Record<string, EventHandler>>;
}

/**
 * The queues this subgraph consumes, its own first.
 * @throws Error when two features handle the same event, or a queue is not among its consumers.
 */
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

function handlersOf(queue: string, consumes: readonly Consumption[]) {
  const stranger = consumes.find(({ contract }) => !contract.consumers.includes(queue));
  if (stranger) throw new Error(`${stranger.contract.topic} is not sent to the queue ${queue}`);
  return mergeOnce<EventHandler>(
    "handler of",
    consumes.map(({ contract, handle }) => ({ [contract.topic]: handle })),
  );
}
