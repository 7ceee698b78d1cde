import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { StatisticsReadModel } from "./statistics.read-model";
import { StatisticsResolver } from "./statistics.resolver";
import { StatisticsService } from "./statistics.service";

export function statisticsModule({ pool, clock }: ViewingInfrastructure) {
  const statistics = new StatisticsService(new StatisticsReadModel(pool), clock);
  return { resolvers: [new StatisticsResolver(statistics)] } satisfies FeatureModule;
}
