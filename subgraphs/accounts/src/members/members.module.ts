import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { memberLoaders } from "./member.loaders";
import { MemberRepository } from "./member.repository";

export function membersModule({ prisma }: AccountsInfrastructure) {
  const members = new MemberRepository(prisma);
  return {
    references: { Member: entityReference("Member", (memberId) => ({ memberId })) },
    loaders: memberLoaders(members),
    // The first Prisma query is slow to compile.
    warmUp: () => members.findByEmail(""),
    services: { members },
  } satisfies FeatureModule;
}
