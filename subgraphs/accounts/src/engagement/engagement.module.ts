import { engagementRequested } from "@eightcount/contracts/events/engagement-requested";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { InboxRepository } from "../events/inbox.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import { cancellationEndedJob } from "./cancellation-ended.job";
import { engagementRequestedJob } from "./engagement.job";
import { type EngagementOptions, EngagementService } from "./engagement.service";

export type EngagementNeeds = Pick<EngagementOptions, "members" | "deletions">;

export function engagementModule(
  { pool, config, providers, clock, logger }: AccountsInfrastructure,
  needs: EngagementNeeds,
) {
  const engagement = new EngagementService({
    ...needs,
    inbox: new InboxRepository(pool),
    provider: providers.engagement,
    clock,
    logger,
  });
  return {
    publishes: [engagementRequested],
    consumes: [
      engagementRequestedJob(engagement),
      cancellationEndedJob(engagement, config.trackingMode !== "off"),
    ],
    queue: { name: "engagement" },
  } satisfies FeatureModule;
}
