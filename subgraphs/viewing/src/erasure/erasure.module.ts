import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { ErasureRepository } from "./erasure.repository";
import { ErasureService } from "./erasure.service";
import { memberErasedJob } from "./member-erased.job";

export function erasureModule(infrastructure: ViewingInfrastructure) {
  const erasures = new ErasureService({
    erasures: new ErasureRepository(infrastructure.pool),
    queues: infrastructure,
  });
  return { consumes: [memberErasedJob(erasures)] } satisfies FeatureModule;
}
