import type { ClassType } from "type-graphql";
import { type FederatedSchema, federate } from "../graph/federate";
import type { FeatureModule } from "./feature-module";
import { referencesOf } from "./merge-modules";

export function buildGraph(modules: readonly FeatureModule[]): Promise<FederatedSchema> {
  const instances = modules.flatMap(({ resolvers = [] }) => resolvers);
  const byClass = new Map(instances.map((resolver) => [resolver.constructor, resolver]));
  const [first, ...others] = [...byClass.keys()] as ClassType[];
  if (!first) throw new Error("a subgraph needs at least one resolver");
  return federate(
    {
      resolvers: [first, ...others],
      container: { get: (asked) => byClass.get(asked) },
      orphanedTypes: modules.flatMap(({ orphanedTypes = [] }) => orphanedTypes),
    },
    referencesOf(modules),
  );
}
