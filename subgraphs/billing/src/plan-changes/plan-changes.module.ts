import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ActionRunner } from "../actions/action-runner.service";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { BillingInfrastructure } from "../infrastructure";
import { PlanChangeResolver } from "./plan-change.resolver";
import { PlanChangeService } from "./plan-change.service";

export interface PlanChangesNeeds {
  readonly actions: SubscriptionActionsService;
  readonly runner: ActionRunner;
}

export function planChangesModule(
  { providers, logger }: BillingInfrastructure,
  { actions, runner }: PlanChangesNeeds,
) {
  const service = new PlanChangeService({ provider: providers.billing, runner, actions, logger });
  return { resolvers: [new PlanChangeResolver(service)] } satisfies FeatureModule;
}
