import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { PlanChangeResolver } from "./plan-change.resolver";
import { PlanChangeService } from "./plan-change.service";

export function planChangesModule() {
  return {
    resolvers: [new PlanChangeResolver(new PlanChangeService())],
  } satisfies FeatureModule;
}
