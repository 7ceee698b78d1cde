import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "A member's answer to the survey after a class." })
export class RateClassInput {
  @Field(() => ID, { description: "Row id or Relay id of the class." })
  classId!: string;

  @Field(() => Int, { description: "1 too easy, 3 just right, 5 too hard." })
  difficulty!: number;

  @Field(() => Int, { nullable: true, description: "How much the member liked the class, 1 to 5." })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: "At most 2,000 characters." })
  comments?: string | null;
}

@ObjectType({ description: "A member's rating of one class, visible only to that member." })
export class ClassFeedback {
  @Field(() => ID, { description: "Row id of the class." })
  classId!: string;

  @Field(() => Int, { description: "1 too easy, 3 just right, 5 too hard." })
  difficulty!: number;

  @Field(() => Int, { nullable: true, description: "1 to 5; null if the survey did not ask." })
  rating!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The member's comments; null if there are none.",
  })
  comments!: string | null;
}

@ObjectType({ description: "The rating was stored. It replaces an earlier one of the same class." })
export class ClassRated {
  @Field(() => ClassFeedback, { description: "The stored rating." })
  feedback!: ClassFeedback;
}

export const RateClassResult = resultUnion({
  name: "RateClassResult",
  description: "INVALID_PARAMETER, LIMIT_EXCEEDED.",
  succeeded: ClassRated,
  refused: refusalType("RateClassRefused"),
});
