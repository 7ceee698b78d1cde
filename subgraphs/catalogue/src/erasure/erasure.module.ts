import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { ErasureRepository } from "./erasure.repository";
import { memberErasedJob } from "./member-erased.job";

export function erasureModule(infrastructure: CatalogueInfrastructure) {
  const erasures = new ErasureRepository(infrastructure.pool);
  return { consumes: [memberErasedJob(erasures, infrastructure)] } satisfies FeatureModule;
}
