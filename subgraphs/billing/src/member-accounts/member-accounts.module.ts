import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { MemberAccountService } from "./member-account.service";
import { memberVerifiedJob } from "./member-verified.job";

export interface MemberAccountsNeeds {
  readonly contacts: CrmContactRepository;
  readonly subscriptions: SubscriptionService;
}

export function memberAccountsModule(
  { providers }: BillingInfrastructure,
  { contacts, subscriptions }: MemberAccountsNeeds,
) {
  const memberAccounts = new MemberAccountService({
    provider: providers.billing,
    crm: providers.crm,
    contacts,
    subscriptions,
  });
  return {
    consumes: [memberVerifiedJob(memberAccounts)],
    services: { memberAccounts },
  } satisfies FeatureModule;
}
