import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { PaymentPreviewResolver } from "./payment-preview.resolver";
import { type PaymentPreviewParts, PaymentPreviewService } from "./payment-preview.service";

export interface PreviewsNeeds extends Pick<PaymentPreviewParts, "offers" | "actions"> {
  readonly limits: AttemptLimits;
}

export function previewsModule(
  { providers }: BillingInfrastructure,
  { limits, ...needs }: PreviewsNeeds,
) {
  const service = new PaymentPreviewService({
    ...needs,
    provider: providers.billing,
    attemptLimits: limits,
  });
  return { resolvers: [new PaymentPreviewResolver(service)] } satisfies FeatureModule;
}
