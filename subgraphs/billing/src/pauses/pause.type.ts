import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { ActionDone, ActionInput, EntitlingActionDone } from "../actions/action-result.type";

@InputType({ description: "Pauses the signed-in member's own subscription." })
export class PauseSubscriptionInput extends ActionInput {
  @Field(() => Int, { description: "Billing periods to skip, 1 to 3." })
  cycles!: number;
}

@InputType({ description: "Ends or withdraws the signed-in member's own pause." })
export class ResumeSubscriptionInput extends ActionInput {}

@ObjectType({ description: "The subscription pauses once the paid period ends. See its `pause`." })
export class SubscriptionPaused extends ActionDone {}

@ObjectType({ description: "The subscription has no pause any more." })
export class SubscriptionResumed extends EntitlingActionDone {}

export const PauseSubscriptionRefused = refusalType("PauseSubscriptionRefused");
export const ResumeSubscriptionRefused = refusalType("ResumeSubscriptionRefused");

export const PauseSubscriptionResult = resultUnion({
  name: "PauseSubscriptionResult",
  description: "Scheduled, or refused: PAUSE_LENGTH_INVALID, NOT_AVAILABLE, PAUSE_REFUSED.",
  succeeded: SubscriptionPaused,
  refused: PauseSubscriptionRefused,
});

export const ResumeSubscriptionResult = resultUnion({
  name: "ResumeSubscriptionResult",
  description: "Resumed, or refused: NOT_AVAILABLE, RESUME_REFUSED.",
  succeeded: SubscriptionResumed,
  refused: ResumeSubscriptionRefused,
});
