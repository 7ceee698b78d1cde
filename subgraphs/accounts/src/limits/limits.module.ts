import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";

export function limitsModule({ redisConnection }: AccountsInfrastructure) {
  return { services: { attempts: new AttemptLimits(redisConnection) } } satisfies FeatureModule;
}
