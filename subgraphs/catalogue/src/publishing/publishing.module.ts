import { classPublished } from "@eightcount/contracts/events/class-published";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { PublishClassService } from "./publish-class.service";
import { publishedClassRepository } from "./published-class.repository";

export function publishingModule({ prisma }: CatalogueInfrastructure) {
  return {
    publishes: [classPublished],
    services: { publishing: new PublishClassService(publishedClassRepository(prisma)) },
  } satisfies FeatureModule;
}
