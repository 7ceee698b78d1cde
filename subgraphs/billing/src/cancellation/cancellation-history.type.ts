import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";
import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { CancellationReasonEnum, CancellationStatus } from "../billing-enums.type";
import type { CancellationFeedbackRecord } from "./cancellation.rules";

@ObjectType("CancellationStanding", {
  description: "What the member did in earlier cancellations. After either, the survey is skipped.",
})
export class CancellationStandingType {
  @Field(() => Boolean, { description: "Whether the member cancelled a subscription before." })
  hasCancelled!: boolean;

  @Field(() => Boolean, { description: "Whether the member accepted the retention offer before." })
  hasAcceptedOffer!: boolean;

  @Field(() => Boolean, {
    description: "Whether acceptRetentionOffer would be accepted now. It is offered once, ever.",
  })
  isOfferAvailable!: boolean;
}

@ObjectType("CancellationFeedback", {
  description: "A member's answer to the cancellation survey, and what they chose in the end.",
})
export class CancellationFeedbackType
  implements Omit<CancellationFeedbackRecord, "status" | "reason">
{
  @Field(() => ID, { description: "Relay id: base64url of `CancellationFeedback:<uuid>`." })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: "When the member decided." })
  createdAt!: Date;

  @Field(() => String, { description: "Code of the plan at that time." })
  oldPlan!: string;

  @Field(() => String, {
    nullable: true,
    description: "Code of the plan that replaced it; null if none did.",
  })
  newPlan!: string | null;

  @Field(() => CancellationStatus, { description: "How the cancellation ended." })
  cancellationStatus!: CancellationStatus;

  @Field(() => CancellationReasonEnum, {
    nullable: true,
    description: "The reason given; null if the survey was skipped.",
  })
  cancellationReason!: CancellationReason | null;

  @Field(() => Boolean, { description: "Whether the retention offer was accepted." })
  offerAccepted!: boolean;

  @Field(() => String, { nullable: true, description: "The member's comment; null without one." })
  feedback!: string | null;
}
