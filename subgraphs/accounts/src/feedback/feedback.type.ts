import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "A member's answer to the survey after a class." })
export class RateClassInput {
  @Field(() => ID, { description: "The class's row id, or its Relay id." })
  classId!: string;

  @Field(() => Int, { description: "1 too easy, 3 just right, 5 too hard." })
  difficulty!: number;

  @Field(() => Int, { nullable: true, description: "How much they liked it, 1 to 5." })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: "At most 2,000 characters." })
  comments?: string | null;
}

@ObjectType({ description: "What a member said about one class; only they see it." })
export class ClassFeedback {
  @Field(() => ID, { description: "The class's row id." })
  classId!: string;

  @Field(() => Int, { description: "1 too easy, 3 just right, 5 too hard." })
  difficulty!: number;

  @Field(() => Int, { nullable: true, description: "1 to 5; null when it was not asked." })
  rating!: number | null;

  @Field(() => String, { nullable: true, description: "Their own words." })
  comments!: string | null;
}

@ObjectType({ description: "The answer is kept; an earlier one about the class is replaced." })
export class ClassRated {
  @Field(() => ClassFeedback, { description: "The answer as it is kept." })
  feedback!: ClassFeedback;
}

export const RateClassResult = resultUnion({
  name: "RateClassResult",
  description: "INVALID_PARAMETER, LIMIT_EXCEEDED.",
  succeeded: ClassRated,
  refused: refusalType("RateClassRefused"),
});
