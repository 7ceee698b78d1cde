import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { MemberStoryReadModel } from "./member-story.read-model";
import { type MemberStoryParts, MemberStoryService } from "./member-story.service";

export type MemberStoryNeeds = Pick<MemberStoryParts, "members" | "mails">;

export function memberStoryModule(
  { prisma, clock }: AccountsInfrastructure,
  { members, mails }: MemberStoryNeeds,
) {
  const stories = new MemberStoryReadModel(prisma);
  return {
    services: { memberStories: new MemberStoryService({ members, mails, stories, clock }) },
  } satisfies FeatureModule;
}
