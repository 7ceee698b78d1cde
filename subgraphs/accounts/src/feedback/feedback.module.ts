import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { FeedbackRepository } from "./feedback.repository";
import { FeedbackResolver } from "./feedback.resolver";
import { FeedbackService } from "./feedback.service";

export interface FeedbackNeeds {
  readonly attempts: AttemptLimits;
}

export function feedbackModule({ pool }: AccountsInfrastructure, { attempts }: FeedbackNeeds) {
  const feedback = new FeedbackService(new FeedbackRepository(pool), attempts);
  return { resolvers: [new FeedbackResolver(feedback)] } satisfies FeatureModule;
}
