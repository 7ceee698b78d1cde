import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { ViewedClassReadModel } from "./viewed-class.read-model";
import { ViewedClassListResolver, ViewedClassResolver } from "./viewed-class.resolver";
import { ViewedClassService } from "./viewed-class.service";

export function viewingsModule({ pool }: ViewingInfrastructure) {
  const viewings = new ViewedClassService(new ViewedClassReadModel(pool));
  return {
    resolvers: [new ViewedClassListResolver(viewings), new ViewedClassResolver()],
  } satisfies FeatureModule;
}
