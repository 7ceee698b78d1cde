import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { SubscriptionActionsService } from "../actions/subscription-actions.service";
import type { BillingInfrastructure } from "../infrastructure";
import { CancellationResolver } from "./cancellation.resolver";
import { CancellationService } from "./cancellation.service";
import { CancellationFeedbackRepository } from "./cancellation-feedback.repository";
import { CancellationHistoryResolver } from "./cancellation-history.resolver";
import { CancellationStandingResolver } from "./cancellation-standing.resolver";

export interface CancellationNeeds {
  readonly actions: SubscriptionActionsService;
}

export function cancellationModule(
  { prisma }: BillingInfrastructure,
  { actions }: CancellationNeeds,
) {
  const feedbacks = new CancellationFeedbackRepository(prisma);
  const service = new CancellationService({ feedbacks, actions });
  return {
    resolvers: [
      new CancellationResolver(service),
      new CancellationStandingResolver(service),
      new CancellationHistoryResolver(service),
    ],
  } satisfies FeatureModule;
}
