import "reflect-metadata";
import { type FederatedSchema, federate } from "@eightcount/service-kit/graph/federate";
import type { ClassType } from "type-graphql";
import { MemberType } from "./recommendations/recommendation.type";
import { references } from "./references";

/** The subgraph's schema, answered by these resolvers. */
export function catalogueSchema(resolvers: readonly object[]): Promise<FederatedSchema> {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const classes = resolvers.map((resolver) => resolver.constructor as ClassType);
  const [first, ...others] = classes;
  if (!first) throw new Error("a schema needs resolvers");
  return federate(
    {
      resolvers: [first, ...others],
      container: { get: (asked) => byClass.get(asked) },
      // No query of ours answers a member; the gateway brings one along.
      orphanedTypes: [MemberType],
    },
    references,
  );
}
