import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { AccountReaderService } from "../legacy-crm/account-reader.service";
import type { OfferService } from "../plans/offer.service";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { ActionRunner } from "./action-runner.service";
import { ActionsResolver } from "./actions.resolver";
import { BillingActionRepository } from "./billing-action.repository";
import { SubscriptionActionsService } from "./subscription-actions.service";

export interface ActionsNeeds {
  readonly offers: OfferService;
  readonly limits: AttemptLimits;
  readonly accounts: AccountReaderService;
  readonly subscriptions: SubscriptionService;
}

export function actionsModule(
  { prisma, config, clock, logger }: BillingInfrastructure,
  { offers, limits, accounts, subscriptions }: ActionsNeeds,
) {
  const actions = new SubscriptionActionsService(offers, {
    isPurchaseOpen: config.isPlanPurchaseEnabled,
  });
  const billingActions = new BillingActionRepository(prisma);
  const runner = new ActionRunner({
    accounts,
    subscriptions,
    billingActions,
    limits,
    clock,
    logger,
  });
  return {
    resolvers: [new ActionsResolver(actions)],
    services: { actions, billingActions, runner },
  } satisfies FeatureModule;
}
