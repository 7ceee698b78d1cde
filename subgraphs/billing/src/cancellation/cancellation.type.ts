import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, GraphQLISODateTime, InputType, ObjectType } from "type-graphql";
import { ActionDone, ActionInput } from "../actions/action-result.type";
import { CancellationReasonEnum } from "../billing-enums.type";

@InputType({ description: "Answers to the cancellation survey. Both are null if it was skipped." })
abstract class SurveyInput extends ActionInput {
  @Field(() => CancellationReasonEnum, {
    nullable: true,
    description: "The reason the member picked.",
  })
  reason?: CancellationReason | null;

  @Field(() => String, {
    nullable: true,
    description: "The member's comment, at most 2,000 characters.",
  })
  feedback?: string | null;
}

@InputType({ description: "Cancels the signed-in member's own subscription." })
export class CancelSubscriptionInput extends SurveyInput {}

@InputType({ description: "Accepts the retention offer for the signed-in member." })
export class AcceptRetentionOfferInput extends SurveyInput {}

@ObjectType({ description: "The subscription was cancelled and runs until its period ends." })
export class SubscriptionCancelled extends ActionDone {}

@ObjectType({ description: "Thirty free days were added to the current period." })
export class RetentionOfferAccepted extends ActionDone {
  @Field(() => GraphQLISODateTime, { description: "Date of the next charge, 30 days later." })
  nextBillingDate!: Date;
}

export const CancelSubscriptionRefused = refusalType("CancelSubscriptionRefused");
export const AcceptRetentionOfferRefused = refusalType("AcceptRetentionOfferRefused");

export const CancelSubscriptionResult = resultUnion({
  name: "CancelSubscriptionResult",
  description: "Cancelled, or refused.",
  succeeded: SubscriptionCancelled,
  refused: CancelSubscriptionRefused,
});

export const AcceptRetentionOfferResult = resultUnion({
  name: "AcceptRetentionOfferResult",
  description: "Accepted, or refused.",
  succeeded: RetentionOfferAccepted,
  refused: AcceptRetentionOfferRefused,
});
