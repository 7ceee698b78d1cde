import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { PurchaseService } from "../checkout/purchase.service";
import type { BillingInfrastructure } from "../infrastructure";
import { ReactivationResolver } from "./reactivation.resolver";
import { type ReactivationParts, ReactivationService } from "./reactivation.service";

export interface ReactivationNeeds extends Omit<ReactivationParts, "provider"> {
  readonly purchases: PurchaseService;
}

export function reactivationModule(
  { providers }: BillingInfrastructure,
  { purchases, ...needs }: ReactivationNeeds,
) {
  const service = new ReactivationService({ ...needs, provider: providers.billing });
  return { resolvers: [new ReactivationResolver(service, purchases)] } satisfies FeatureModule;
}
