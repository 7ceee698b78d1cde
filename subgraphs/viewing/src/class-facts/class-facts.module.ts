import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { ClassFactRepository } from "./class-fact.repository";
import { ClassFactService } from "./class-fact.service";
import { classPublishedJob } from "./class-published.job";

export function classFactsModule({ pool, clock }: ViewingInfrastructure) {
  const facts = new ClassFactService({ facts: new ClassFactRepository(pool), clock });
  return {
    consumes: [classPublishedJob(facts)],
    services: { facts },
  } satisfies FeatureModule;
}
