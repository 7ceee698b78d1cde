import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";

export function limitsModule({ memory }: AccountsInfrastructure) {
  return { services: { attempts: new AttemptLimits(memory) } } satisfies FeatureModule;
}
