import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { OfferService } from "./offer.service";
import { PlanResolver } from "./plan.resolver";
import { PlanService } from "./plan.service";

export function plansModule({ providers, clock }: BillingInfrastructure) {
  const plans = new PlanService(providers.billing, clock);
  return {
    resolvers: [new PlanResolver(plans)],
    services: { plans, offers: new OfferService(plans, providers.billing) },
  } satisfies FeatureModule;
}
