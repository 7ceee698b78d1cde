import { geoIpProvider } from "@eightcount/service-kit/geo-ip/registry";
import { defineSubgraph } from "@eightcount/service-kit/subgraph/define-subgraph";
import { classFactsModule } from "./class-facts/class-facts.module";
import { loadViewingConfig } from "./config";
import { danceClassesModule } from "./dance-classes/dance-classes.module";
import { erasureModule } from "./erasure/erasure.module";
import { feedbackModule } from "./feedback/feedback.module";
import { PrismaClient } from "./generated/client/client";
import { historyModule } from "./history/history.module";
import type { ViewingInfrastructure } from "./infrastructure";
import { membersModule } from "./members/members.module";
import { myDataModule } from "./my-data/my-data.module";
import { progressModule } from "./progress/progress.module";
import { savedClassesModule } from "./saved-classes/saved-classes.module";
import { statisticsModule } from "./statistics/statistics.module";
import { streamsModule } from "./streams/streams.module";
import { viewingsModule } from "./viewings/viewings.module";

export const viewing = defineSubgraph({
  name: "viewing",
  config: loadViewingConfig,
  database: {
    // Players retry, so fail slow writes early.
    statementTimeoutMs: 2_000,
    connectionTimeoutMs: 2_000,
    openPrisma: (options) => new PrismaClient(options),
  },
  providers: {
    geoIp: ({ config: { geoIpCityPath: cityPath, localCountry } }) =>
      geoIpProvider("mmdb", { cityPath, localCountry }),
  },
  modules,
});

function modules(infrastructure: ViewingInfrastructure) {
  const classFacts = classFactsModule(infrastructure);
  return {
    classFacts,
    danceClasses: danceClassesModule(),
    erasure: erasureModule(infrastructure),
    feedback: feedbackModule(infrastructure, classFacts.services),
    history: historyModule(infrastructure),
    members: membersModule(),
    myData: myDataModule(infrastructure),
    progress: progressModule(infrastructure, classFacts.services),
    savedClasses: savedClassesModule(infrastructure, classFacts.services),
    statistics: statisticsModule(infrastructure),
    streams: streamsModule(infrastructure, classFacts.services),
    viewings: viewingsModule(infrastructure),
  };
}
