import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { CodeGuessService } from "./code-guess.service";

export function limitsModule({ memory }: BillingInfrastructure) {
  const limits = new AttemptLimits(memory);
  return { services: { limits, guesses: new CodeGuessService(limits) } } satisfies FeatureModule;
}
