import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { ErasedMemberRepository } from "./erased-member.repository";
import { type MemberAccountParts, MemberAccountService } from "./member-account.service";
import { memberVerifiedJob } from "./member-verified.job";

export type MemberAccountsNeeds = Omit<MemberAccountParts, "provider" | "crm" | "erased">;

export function memberAccountsModule(
  { prisma, providers }: BillingInfrastructure,
  needs: MemberAccountsNeeds,
) {
  const memberAccounts = new MemberAccountService({
    ...needs,
    provider: providers.billing,
    crm: providers.crm,
    erased: new ErasedMemberRepository(prisma),
  });
  return {
    consumes: [memberVerifiedJob(memberAccounts)],
    services: { memberAccounts },
  } satisfies FeatureModule;
}
