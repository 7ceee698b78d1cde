import { feedbackGiven } from "@eightcount/contracts/events/feedback-given";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";

/** Sends viewing the events that a database trigger writes. The next release removes both. */
export function feedbackModule() {
  return { publishes: [feedbackGiven] } satisfies FeatureModule;
}
