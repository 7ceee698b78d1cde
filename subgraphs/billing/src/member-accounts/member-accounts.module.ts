import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import type { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { ErasedMemberRepository } from "./erased-member.repository";
import { MemberAccountService } from "./member-account.service";
import { memberVerifiedJob } from "./member-verified.job";

export interface MemberAccountsNeeds {
  readonly contacts: CrmContactRepository;
  readonly crmRequests: CrmRequestRepository;
  readonly subscriptions: SubscriptionService;
}

export function memberAccountsModule(
  { prisma, providers }: BillingInfrastructure,
  { contacts, crmRequests, subscriptions }: MemberAccountsNeeds,
) {
  const memberAccounts = new MemberAccountService({
    provider: providers.billing,
    crm: providers.crm,
    contacts,
    crmRequests,
    subscriptions,
    erased: new ErasedMemberRepository(prisma),
  });
  return {
    consumes: [memberVerifiedJob(memberAccounts)],
    services: { memberAccounts },
  } satisfies FeatureModule;
}
