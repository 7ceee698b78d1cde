import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { InputType, ObjectType } from "type-graphql";
import {
  ChallengeableInput,
  challengeableResult,
  EntitlingActionDone,
} from "../actions/action-result.type";

@InputType({ description: "Reactivates the signed-in member's own subscription." })
export class ReactivateSubscriptionInput extends ChallengeableInput {}

@ObjectType({ description: "The cancelled subscription renews again." })
export class SubscriptionReactivated extends EntitlingActionDone {}

export const ReactivateSubscriptionRefused = refusalType("ReactivateSubscriptionRefused");

export const ReactivateSubscriptionResult = challengeableResult({
  name: "ReactivateSubscriptionResult",
  description: "Reactivated, a challenge to pass first, or a refusal.",
  succeeded: SubscriptionReactivated,
  refused: ReactivateSubscriptionRefused,
});
