import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { MemberStoryReadModel } from "./member-story.read-model";
import { type MemberStoryParts, MemberStoryService } from "./member-story.service";

export type MemberStoryNeeds = Pick<MemberStoryParts, "subscriptions" | "accounts">;

export function memberStoryModule(
  { prisma }: BillingInfrastructure,
  { subscriptions, accounts }: MemberStoryNeeds,
) {
  const stories = new MemberStoryReadModel(prisma);
  return {
    services: { memberStories: new MemberStoryService({ stories, subscriptions, accounts }) },
  } satisfies FeatureModule;
}
