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

/** @throws Error when two features publish the same topic. */
export const routesOf = (
  modules: readonly FeatureModule[],
): Readonly<Record<string, readonly string[]>> =>
  mergeOnce(
    "published topic",
    modules.map(({ publishes }) => publishes),
  );

/** One queue and the handlers of its events, by topic. */
export interface Consumer extends FeatureQueue {
  readonly handlers: Readonly<Record<string, EventHandler>>;
}

/**
 * The queues this subgraph consumes, its own first.
 * @throws Error when two features handle the same topic.
 */
export function consumersOf(
  subgraph: string,
  modules: readonly FeatureModule[],
): readonly Consumer[] {
  const shared = modules.filter(({ queue }) => !queue).map(({ handlers }) => handlers);
  const handlers = mergeOnce<EventHandler>("handler of", shared);
  const own = modules.flatMap((module) =>
    module.queue ? [{ ...module.queue, handlers: module.handlers ?? {} }] : [],
  );
  return Object.keys(handlers).length > 0 ? [{ name: subgraph, handlers }, ...own] : own;
}
