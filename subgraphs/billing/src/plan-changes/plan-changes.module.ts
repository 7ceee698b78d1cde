import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { PlanChangeResolver } from "./plan-change.resolver";
import { type PlanChangeParts, PlanChangeService } from "./plan-change.service";

export type PlanChangesNeeds = Omit<PlanChangeParts, "provider" | "logger">;

export function planChangesModule(
  { providers, logger }: BillingInfrastructure,
  needs: PlanChangesNeeds,
) {
  const service = new PlanChangeService({ ...needs, provider: providers.billing, logger });
  return { resolvers: [new PlanChangeResolver(service)] } satisfies FeatureModule;
}
