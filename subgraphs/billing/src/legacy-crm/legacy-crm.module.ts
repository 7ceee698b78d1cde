import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { AccountReaderService } from "./account-reader.service";
import { CrmContactRepository } from "./crm-contact.repository";

export function legacyCrmModule({ prisma, providers }: BillingInfrastructure) {
  const contacts = new CrmContactRepository(prisma);
  const accounts = new AccountReaderService({
    provider: providers.billing,
    crm: providers.crm,
    contacts,
  });
  return { services: { accounts, contacts } } satisfies FeatureModule;
}
