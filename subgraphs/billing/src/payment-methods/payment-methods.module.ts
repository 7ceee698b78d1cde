import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingActionRepository } from "../actions/billing-action.repository";
import type { BillingInfrastructure } from "../infrastructure";
import { BillingInfoResolver } from "./billing-info.resolver";
import { BillingInfoService } from "./billing-info.service";
import { PaymentMethodResolver } from "./payment-method.resolver";
import { type PaymentMethodParts, PaymentMethodService } from "./payment-method.service";

export interface PaymentMethodsNeeds
  extends Pick<PaymentMethodParts, "actions" | "runner" | "tickets"> {
  readonly billingActions: BillingActionRepository;
  readonly limits: AttemptLimits;
}

export function paymentMethodsModule(
  { providers }: BillingInfrastructure,
  { billingActions, limits, ...needs }: PaymentMethodsNeeds,
) {
  const service = new PaymentMethodService({
    ...needs,
    provider: providers.billing,
    challenges: billingActions,
  });
  const infos = new BillingInfoService(providers.billing, limits);
  return {
    resolvers: [new PaymentMethodResolver(service), new BillingInfoResolver(infos)],
  } satisfies FeatureModule;
}
