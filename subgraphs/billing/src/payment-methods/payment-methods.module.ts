import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { PaymentMethodResolver } from "./payment-method.resolver";
import { PaymentMethodService } from "./payment-method.service";

export function paymentMethodsModule() {
  return {
    resolvers: [new PaymentMethodResolver(new PaymentMethodService())],
  } satisfies FeatureModule;
}
