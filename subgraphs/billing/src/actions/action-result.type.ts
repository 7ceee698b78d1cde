import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { RefusalType } from "@eightcount/service-kit/graph/refusal-type";
import { type ClassType, createUnionType, Field, ID, InputType, ObjectType } from "type-graphql";
import { Member } from "../subscriptions/member.type";
import { SubscriptionType } from "../subscriptions/subscription.type";

@InputType()
export abstract class ActionInput {
  @Field(() => ID, {
    description:
      "Idempotency key of 8 to 64 letters, digits, - or _. The same attempt sent twice acts once. " +
      "Every press of the button is a new attempt, including a 3-D Secure retry.",
  })
  attemptId!: string;
}

@InputType()
export abstract class ChallengeableInput extends ActionInput {
  @Field(() => String, {
    nullable: true,
    description: "Result of a passed 3-D Secure challenge, on the retry after one.",
  })
  threeDSecureActionResultTokenId?: string | null;
}

@ObjectType()
export abstract class ActionDone {
  @Field(() => Member, { description: "The member whose subscription it is." })
  member!: Member;

  @Field(() => SubscriptionType, { description: "The subscription afterwards." })
  subscription!: SubscriptionType;
}

@ObjectType()
export abstract class EntitlingActionDone extends ActionDone {
  @Field(() => String, {
    description:
      "Pass this to refreshSession within 60 seconds to become a Subscriber immediately; " +
      "empty while an overdue payment locks access.",
  })
  entitlementTicket!: string;
}

@ObjectType({
  description: "The card's bank requires a challenge. Show it, then send a new attempt.",
})
export class ThreeDSecureRequired {
  @Field(() => String, {
    description: "Token for the provider's script, which shows the challenge.",
  })
  actionTokenId!: string;

  @Field(() => String, { description: "The provider's message." })
  message!: string;
}

export interface ChallengeableResultOptions<S extends object> {
  readonly name: string;
  readonly description: string;
  readonly succeeded: ClassType<S>;
  readonly refused: ClassType<RefusalType>;
}

export function challengeableResult<S extends object>(options: ChallengeableResultOptions<S>) {
  const { name, description, succeeded, refused } = options;
  return createUnionType({
    name,
    description,
    types: () => [succeeded, ThreeDSecureRequired, refused] as const,
    resolveType: (value) => {
      if (isRefusal(value)) return refused;
      return "actionTokenId" in value ? ThreeDSecureRequired : succeeded;
    },
  });
}
