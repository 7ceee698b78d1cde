import "reflect-metadata";
import { type FederatedSchema, federate } from "@eightcount/service-kit/graph/federate";
import type { ContainerType } from "type-graphql";
import { DanceClassResolver } from "./dance-classes/dance-class.resolver";
import { ClassRecordResolver } from "./history/class-record.resolver";
import { ContinueDancingResolver } from "./history/continue-dancing.resolver";
import { HistoryResolver } from "./history/history.resolver";
import { HistoryPeriodResolver } from "./history/history-period.resolver";
import { MemberResolver } from "./members/member.resolver";
import { Member } from "./members/member.type";
import { ProgressResolver } from "./progress/progress.resolver";
import { references } from "./references";
import { SavedClassResolver } from "./saved-classes/saved-class.resolver";
import { SavedClassListResolver } from "./saved-classes/saved-class-list.resolver";
import { StatisticsResolver } from "./statistics/statistics.resolver";
import { ViewedClassListResolver, ViewedClassResolver } from "./viewings/viewed-class.resolver";

/** This subgraph's schema; the container hands out resolvers with their services. */
export function viewingSchema(container: ContainerType): Promise<FederatedSchema> {
  return federate(
    {
      resolvers: [
        ClassRecordResolver,
        ContinueDancingResolver,
        DanceClassResolver,
        HistoryPeriodResolver,
        HistoryResolver,
        MemberResolver,
        ProgressResolver,
        SavedClassListResolver,
        SavedClassResolver,
        StatisticsResolver,
        ViewedClassListResolver,
        ViewedClassResolver,
      ],
      // No query of ours answers a member; the gateway brings one along.
      orphanedTypes: [Member],
      container,
    },
    references,
  );
}
