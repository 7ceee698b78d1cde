import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { MemberResolver } from "./member.resolver";
import { Member } from "./member.type";

export function membersModule() {
  return {
    resolvers: [new MemberResolver()],
    references: { Member: entityReference("Member", (memberId) => ({ memberId })) },
    orphanedTypes: [Member],
  } satisfies FeatureModule;
}
