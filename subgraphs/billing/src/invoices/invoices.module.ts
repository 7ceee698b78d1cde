import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { InvoiceResolver } from "./invoice.resolver";
import { InvoiceService } from "./invoice.service";

export interface InvoicesNeeds {
  readonly limits: AttemptLimits;
}

export function invoicesModule({ providers }: BillingInfrastructure, { limits }: InvoicesNeeds) {
  const service = new InvoiceService(providers.billing, limits);
  return { resolvers: [new InvoiceResolver(service)] } satisfies FeatureModule;
}
