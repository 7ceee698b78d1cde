import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ActionRunner } from "../actions/action-runner.service";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { TicketService } from "../entitlement/ticket.service";
import type { BillingInfrastructure } from "../infrastructure";
import { PauseResolver } from "./pause.resolver";
import { PauseService } from "./pause.service";

export interface PausesNeeds {
  readonly actions: SubscriptionActionsService;
  readonly runner: ActionRunner;
  readonly tickets: TicketService;
}

export function pausesModule(
  { providers }: BillingInfrastructure,
  { actions, runner, tickets }: PausesNeeds,
) {
  const service = new PauseService({
    provider: providers.billing,
    runner,
    actions,
    tickets,
  });
  return { resolvers: [new PauseResolver(service)] } satisfies FeatureModule;
}
