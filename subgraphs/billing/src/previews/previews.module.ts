import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { BillingInfrastructure } from "../infrastructure";
import type { OfferService } from "../plans/offer.service";
import { PaymentPreviewResolver } from "./payment-preview.resolver";
import { PaymentPreviewService } from "./payment-preview.service";

export interface PreviewsNeeds {
  readonly limits: AttemptLimits;
  readonly offers: OfferService;
  readonly actions: SubscriptionActionsService;
}

export function previewsModule(
  { providers }: BillingInfrastructure,
  { limits, offers, actions }: PreviewsNeeds,
) {
  const service = new PaymentPreviewService({
    provider: providers.billing,
    offers,
    actions,
    attemptLimits: limits,
  });
  return { resolvers: [new PaymentPreviewResolver(service)] } satisfies FeatureModule;
}
