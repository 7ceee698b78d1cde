import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import type { MemberRepository } from "../members/member.repository";
import { MemberResolver } from "../members/member.resolver";
import { ProfileResolver } from "./profile.resolver";
import { ProfileService } from "./profile.service";

export interface ProfileNeeds {
  readonly members: MemberRepository;
}

export function profileModule({ config }: AccountsInfrastructure, { members }: ProfileNeeds) {
  const profiles = new ProfileService(members, config);
  return {
    resolvers: [new MemberResolver(profiles), new ProfileResolver(profiles)],
  } satisfies FeatureModule;
}
