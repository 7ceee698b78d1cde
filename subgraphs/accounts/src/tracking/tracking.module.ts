import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { TRACKING_OPTIONS, TrackingRepository } from "./tracking.repository";
import { TrackingResolver } from "./tracking.resolver";
import { TrackingService } from "./tracking.service";
import { TrackingLimitService } from "./tracking-limit.service";
import { pruneVisits } from "./tracking-pruning";
import { TrackingQueue } from "./tracking-queue";

const TRACKING_LIMITS = { windowMs: 250, maxRows: 500, maxWaiting: 5000, maxPerNetwork: 1000 };

export interface TrackingNeeds {
  readonly attempts: AttemptLimits;
}

export function trackingModule(
  { config, openPool, providers, clock, logger }: AccountsInfrastructure,
  { attempts }: TrackingNeeds,
) {
  const visits = new TrackingRepository(
    openPool("tracking", { max: 1, options: TRACKING_OPTIONS }),
  );
  const queue = new TrackingQueue({ writer: visits, logger, ...TRACKING_LIMITS });
  const tracking = new TrackingService({
    isOn: config.trackingMode !== "off",
    queue,
    limits: new TrackingLimitService(attempts),
    geoIp: providers.geoIp,
    clock,
  });
  const { trackingKeptDays: members, visitorTrackingKeptDays: visitors } = config;
  return {
    resolvers: [new TrackingResolver(tracking)],
    drain: () => queue.drain(),
    pruning: [
      {
        prune: () => pruneVisits({ visits, retentionDays: { members, visitors }, now: clock() }),
        failure: "pruning old visits failed",
      },
    ],
  } satisfies FeatureModule;
}
