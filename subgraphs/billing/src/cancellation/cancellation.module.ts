import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { CancellationResolver } from "./cancellation.resolver";
import { type CancellationParts, CancellationService } from "./cancellation.service";
import { CancellationFeedbackRepository } from "./cancellation-feedback.repository";
import { CancellationHistoryResolver } from "./cancellation-history.resolver";
import { CancellationStandingResolver } from "./cancellation-standing.resolver";
import { RetentionOfferRepository } from "./retention-offer.repository";
import { RetentionOfferService } from "./retention-offer.service";

export type CancellationNeeds = Pick<CancellationParts, "actions" | "runner">;

export function cancellationModule(
  { prisma, providers }: BillingInfrastructure,
  { actions, runner }: CancellationNeeds,
) {
  const offers = new RetentionOfferRepository(prisma);
  const service = new CancellationService({
    provider: providers.billing,
    crm: providers.crm,
    runner,
    offer: new RetentionOfferService({ provider: providers.billing, runner, offers }),
    feedbacks: new CancellationFeedbackRepository(prisma),
    offers,
    actions,
  });
  return {
    resolvers: [
      new CancellationResolver(service),
      new CancellationStandingResolver(service),
      new CancellationHistoryResolver(service),
    ],
    services: { cancellations: service },
  } satisfies FeatureModule;
}
