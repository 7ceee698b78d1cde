import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { OfferService } from "../plans/offer.service";
import { ActionRunner, type ActionRunnerParts } from "./action-runner.service";
import { ActionsResolver } from "./actions.resolver";
import { BillingActionRepository } from "./billing-action.repository";
import { BillingCountryService } from "./billing-country.service";
import { SubscriptionActionsService } from "./subscription-actions.service";

export interface ActionsNeeds
  extends Pick<ActionRunnerParts, "accounts" | "subscriptions" | "limits"> {
  readonly offers: OfferService;
}

export function actionsModule(
  { prisma, providers, config, clock, logger }: BillingInfrastructure,
  { offers, ...needs }: ActionsNeeds,
) {
  const actions = new SubscriptionActionsService(offers, {
    isPurchaseOpen: config.isPlanPurchaseEnabled,
  });
  const billingActions = new BillingActionRepository(prisma);
  const runner = new ActionRunner({ ...needs, billingActions, clock, logger });
  return {
    resolvers: [new ActionsResolver(actions)],
    services: {
      ...{ actions, billingActions, runner },
      countries: new BillingCountryService(providers.billing),
    },
  } satisfies FeatureModule;
}
