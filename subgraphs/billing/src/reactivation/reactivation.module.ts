import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { ReactivationResolver } from "./reactivation.resolver";
import { ReactivationService } from "./reactivation.service";

export function reactivationModule() {
  return {
    resolvers: [new ReactivationResolver(new ReactivationService())],
  } satisfies FeatureModule;
}
