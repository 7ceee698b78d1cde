import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ActionRunner } from "../actions/action-runner.service";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import { EntitlementTickets } from "../entitlement/entitlement-ticket";
import { TicketService } from "../entitlement/ticket.service";
import type { BillingInfrastructure } from "../infrastructure";
import type { SubscriptionRepository } from "../subscriptions/subscription.repository";
import { PauseResolver } from "./pause.resolver";
import { PauseService } from "./pause.service";

export interface PausesNeeds {
  readonly actions: SubscriptionActionsService;
  readonly runner: ActionRunner;
  readonly readings: SubscriptionRepository;
}

export function pausesModule(
  { config, clock, providers }: BillingInfrastructure,
  { actions, runner, readings }: PausesNeeds,
) {
  const service = new PauseService({
    provider: providers.billing,
    runner,
    actions,
    tickets: new TicketService(readings, new EntitlementTickets(config.ticketSecret, clock)),
  });
  return { resolvers: [new PauseResolver(service)] } satisfies FeatureModule;
}
