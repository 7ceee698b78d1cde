import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { ViewingInfrastructure } from "../infrastructure";
import { FeedbackRepository } from "./feedback.repository";
import { FeedbackResolver } from "./feedback.resolver";
import { FeedbackService, type FeedbackServiceOptions } from "./feedback.service";
import { feedbackGivenJob } from "./feedback-given.job";

export type FeedbackNeeds = Pick<FeedbackServiceOptions, "facts">;

export function feedbackModule(
  { pool, redisConnection, clock }: ViewingInfrastructure,
  { facts }: FeedbackNeeds,
) {
  const feedback = new FeedbackService({
    feedback: new FeedbackRepository(pool),
    facts,
    attempts: new AttemptLimits(redisConnection),
    clock,
  });
  return {
    resolvers: [new FeedbackResolver(feedback)],
    consumes: [feedbackGivenJob(feedback)],
  } satisfies FeatureModule;
}
