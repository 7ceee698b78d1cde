import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ActionRunner } from "../actions/action-runner.service";
import type { BillingActionRepository } from "../actions/billing-action.repository";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { TicketService } from "../entitlement/ticket.service";
import type { BillingInfrastructure } from "../infrastructure";
import { BillingInfoResolver } from "./billing-info.resolver";
import { BillingInfoService } from "./billing-info.service";
import { PaymentMethodResolver } from "./payment-method.resolver";
import { PaymentMethodService } from "./payment-method.service";

export interface PaymentMethodsNeeds {
  readonly actions: SubscriptionActionsService;
  readonly runner: ActionRunner;
  readonly billingActions: BillingActionRepository;
  readonly tickets: TicketService;
  readonly limits: AttemptLimits;
}

export function paymentMethodsModule(
  { providers }: BillingInfrastructure,
  { actions, runner, billingActions, tickets, limits }: PaymentMethodsNeeds,
) {
  const service = new PaymentMethodService({
    provider: providers.billing,
    runner,
    challenges: billingActions,
    actions,
    tickets,
  });
  const infos = new BillingInfoService(providers.billing, limits);
  return {
    resolvers: [new PaymentMethodResolver(service), new BillingInfoResolver(infos)],
  } satisfies FeatureModule;
}
