import { engagementRequested } from "@eightcount/contracts/events/engagement-requested";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { DeletionRepository } from "../erasure/deletion.repository";
import { InboxRepository } from "../events/inbox.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import type { MemberRepository } from "../members/member.repository";
import { cancellationEndedJob } from "./cancellation-ended.job";
import { engagementRequestedJob } from "./engagement.job";
import { EngagementService } from "./engagement.service";

export interface EngagementNeeds {
  readonly members: MemberRepository;
  readonly deletions: DeletionRepository;
}

export function engagementModule(
  { pool, config, providers, clock, logger }: AccountsInfrastructure,
  { members, deletions }: EngagementNeeds,
) {
  const engagement = new EngagementService({
    inbox: new InboxRepository(pool),
    members,
    deletions,
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
