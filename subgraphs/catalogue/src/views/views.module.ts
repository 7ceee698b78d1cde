import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { classStartedJob } from "./class-started.job";
import { classViewRepository } from "./class-view.repository";
import { ClassViewService } from "./class-view.service";
import { startCountingViews } from "./count-views.job";

const COUNT_INTERVAL_MS = 5_000;

export function viewsModule({ prisma, logger }: CatalogueInfrastructure) {
  const views = new ClassViewService(classViewRepository(prisma), logger);
  return {
    consumes: [classStartedJob(views)],
    jobs: [() => startCountingViews({ views, logger, intervalMs: COUNT_INTERVAL_MS })],
    services: { views },
  } satisfies FeatureModule;
}
