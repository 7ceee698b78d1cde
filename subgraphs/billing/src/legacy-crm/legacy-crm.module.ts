import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { AccountReaderService } from "./account-reader.service";
import { CrmContactRepository } from "./crm-contact.repository";
import { CrmRequestRepository } from "./crm-request.repository";

export function legacyCrmModule({ prisma, providers }: BillingInfrastructure) {
  const contacts = new CrmContactRepository(prisma);
  const accounts = new AccountReaderService({
    provider: providers.billing,
    crm: providers.crm,
    contacts,
  });
  const crmRequests = new CrmRequestRepository(prisma);
  return { services: { accounts, contacts, crmRequests } } satisfies FeatureModule;
}
