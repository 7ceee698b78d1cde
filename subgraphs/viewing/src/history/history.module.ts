import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { ClassRecordResolver } from "./class-record.resolver";
import { ContinueDancingRepository } from "./continue-dancing.repository";
import { ContinueDancingResolver } from "./continue-dancing.resolver";
import { ContinueDancingService } from "./continue-dancing.service";
import { type HistoryLoaders, historyLoaders } from "./history.loaders";
import { HistoryReadModel } from "./history.read-model";
import { HistoryResolver } from "./history.resolver";
import { HistoryService } from "./history.service";
import { HistoryPeriodReadModel } from "./history-period.read-model";
import { HistoryPeriodResolver } from "./history-period.resolver";
import { HistoryPeriodService } from "./history-period.service";

export function historyModule({ pool, prisma, clock }: ViewingInfrastructure) {
  const history = new HistoryService(new HistoryReadModel(prisma));
  const continueDancing = new ContinueDancingService(new ContinueDancingRepository(pool), clock);
  const periods = new HistoryPeriodService(new HistoryPeriodReadModel(pool), clock);
  return {
    resolvers: [
      new ClassRecordResolver(),
      new ContinueDancingResolver(continueDancing),
      new HistoryPeriodResolver(periods),
      new HistoryResolver(history),
    ],
    references: {
      ClassRecord: entityReference<HistoryLoaders>("ClassRecord", (recordId, { classRecord }) =>
        classRecord.load(recordId),
      ),
    },
    loaders: historyLoaders(history),
  } satisfies FeatureModule;
}
