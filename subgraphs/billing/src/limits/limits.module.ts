import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { CodeGuessService } from "./code-guess.service";

export function limitsModule({ redisConnection }: BillingInfrastructure) {
  const limits = new AttemptLimits(redisConnection);
  return { services: { limits, guesses: new CodeGuessService(limits) } } satisfies FeatureModule;
}
