import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ActionRunner } from "../actions/action-runner.service";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { PurchaseService } from "../checkout/purchase.service";
import { EntitlementTickets } from "../entitlement/entitlement-ticket";
import { TicketService } from "../entitlement/ticket.service";
import type { BillingInfrastructure } from "../infrastructure";
import type { SubscriptionRepository } from "../subscriptions/subscription.repository";
import { ReactivationResolver } from "./reactivation.resolver";
import { ReactivationService } from "./reactivation.service";

export interface ReactivationNeeds {
  readonly actions: SubscriptionActionsService;
  readonly runner: ActionRunner;
  readonly readings: SubscriptionRepository;
  readonly purchases: PurchaseService;
}

export function reactivationModule(
  { config, clock, providers }: BillingInfrastructure,
  { actions, runner, readings, purchases }: ReactivationNeeds,
) {
  const service = new ReactivationService({
    provider: providers.billing,
    runner,
    actions,
    tickets: new TicketService(readings, new EntitlementTickets(config.ticketSecret, clock)),
  });
  return { resolvers: [new ReactivationResolver(service, purchases)] } satisfies FeatureModule;
}
