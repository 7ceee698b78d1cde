import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ActionRunner } from "../actions/action-runner.service";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { PurchaseService } from "../checkout/purchase.service";
import type { TicketService } from "../entitlement/ticket.service";
import type { BillingInfrastructure } from "../infrastructure";
import { ReactivationResolver } from "./reactivation.resolver";
import { ReactivationService } from "./reactivation.service";

export interface ReactivationNeeds {
  readonly actions: SubscriptionActionsService;
  readonly runner: ActionRunner;
  readonly tickets: TicketService;
  readonly purchases: PurchaseService;
}

export function reactivationModule(
  { providers }: BillingInfrastructure,
  { actions, runner, tickets, purchases }: ReactivationNeeds,
) {
  const service = new ReactivationService({
    provider: providers.billing,
    runner,
    actions,
    tickets,
  });
  return { resolvers: [new ReactivationResolver(service, purchases)] } satisfies FeatureModule;
}
