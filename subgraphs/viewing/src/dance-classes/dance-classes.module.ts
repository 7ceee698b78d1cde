import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { DanceClassResolver } from "./dance-class.resolver";

export function danceClassesModule() {
  return {
    resolvers: [new DanceClassResolver()],
    references: { DanceClass: entityReference("DanceClass", (classId) => ({ classId })) },
  } satisfies FeatureModule;
}
