import { classStarted } from "@eightcount/contracts/events/class-started";
import { viewingMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { observe } from "@eightcount/service-kit/telemetry/observe";
import type { ViewingInfrastructure } from "../infrastructure";
import { ClassProgressReadModel } from "./class-progress.read-model";
import { PlaybackSessionReadModel } from "./playback-session.read-model";
import { PlaybackSessionLimit } from "./playback-session-limit.service";
import { progressLoaders } from "./progress.loaders";
import { ProgressRepository, WRITE_CONNECTION_OPTIONS } from "./progress.repository";
import { ProgressResolver } from "./progress.resolver";
import { ProgressService, type ProgressServiceOptions } from "./progress.service";
import { ProgressBatcher } from "./progress-batcher";
import { ViewingOrigins } from "./viewing-origins";

/** Connections that only write progress, so that slow reads do not delay it. */
const WRITE_CONNECTIONS = 2;

export type ProgressNeeds = Pick<ProgressServiceOptions, "facts">;

export function progressModule(infrastructure: ViewingInfrastructure, { facts }: ProgressNeeds) {
  const { pool, redisConnection, providers } = infrastructure;
  const batcher = progressBatcher(infrastructure);
  const stopObserving = observe((report) => report(viewingMetrics.queueFill, batcher.fill, {}));
  const progress = new ProgressService({
    facts,
    batcher,
    classProgress: new ClassProgressReadModel(pool),
    origins: new ViewingOrigins(providers.geoIp),
    sessionLimit: new PlaybackSessionLimit({
      sessions: new PlaybackSessionReadModel(pool),
      attempts: new AttemptLimits(redisConnection),
    }),
  });
  return {
    resolvers: [new ProgressResolver(progress)],
    loaders: progressLoaders(progress),
    publishes: [classStarted],
    drain: () => batcher.drain(),
    close: async () => stopObserving(),
  } satisfies FeatureModule;
}

function progressBatcher({ config, openPool, databaseMoment }: ViewingInfrastructure) {
  const pool = openPool("progress", { max: WRITE_CONNECTIONS, options: WRITE_CONNECTION_OPTIONS });
  return new ProgressBatcher({
    writer: new ProgressRepository(pool, databaseMoment),
    windowMs: config.flushWindowMs,
    maxRows: config.flushMaxRows,
    maxInFlight: WRITE_CONNECTIONS,
    maxQueued: config.maxQueuedUpdates,
  });
}
