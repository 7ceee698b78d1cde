import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { OfferService } from "../plans/offer.service";
import { ActionsResolver } from "./actions.resolver";
import { SubscriptionActionsService } from "./subscription-actions.service";

export interface ActionsNeeds {
  readonly offers: OfferService;
}

export function actionsModule({ config }: BillingInfrastructure, { offers }: ActionsNeeds) {
  const actions = new SubscriptionActionsService(offers, {
    isPurchaseOpen: config.isPlanPurchaseEnabled,
  });
  return {
    resolvers: [new ActionsResolver(actions)],
    services: { actions },
  } satisfies FeatureModule;
}
