import { ErasureService } from "@eightcount/service-kit/erasure/erasure.service";
import { memberErasedJob } from "@eightcount/service-kit/erasure/member-erased.job";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { ErasureRepository } from "./erasure.repository";

export function erasureModule(infrastructure: CatalogueInfrastructure) {
  const erasures = new ErasureService({
    erasures: new ErasureRepository(infrastructure.pool),
    queues: infrastructure,
    consumer: "catalogue",
  });
  return { consumes: [memberErasedJob(erasures)] } satisfies FeatureModule;
}
