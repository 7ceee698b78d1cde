import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { StreamRepository } from "./stream.repository";
import { StreamResolver } from "./stream.resolver";
import { StreamService, type StreamServiceOptions } from "./stream.service";

export type StreamsNeeds = Pick<StreamServiceOptions, "facts">;

export function streamsModule(
  { config, logger, redisConnection, databaseMoment }: ViewingInfrastructure,
  { facts }: StreamsNeeds,
) {
  const streams = new StreamService({
    streams: new StreamRepository({
      redisConnection,
      limit: config.streamsAtOnce,
      moment: databaseMoment,
    }),
    facts,
    attempts: new AttemptLimits(redisConnection),
    logger,
  });
  return { resolvers: [new StreamResolver(streams)] } satisfies FeatureModule;
}
