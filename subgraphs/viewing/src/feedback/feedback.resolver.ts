import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { Member } from "../members/member.type";
import type { FeedbackService } from "./feedback.service";
import { ClassFeedback, RateClassInput, RateClassResult } from "./feedback.type";

@Resolver(() => Member)
export class FeedbackResolver {
  constructor(private readonly feedback: FeedbackService) {}

  @FieldResolver(() => ClassFeedback, {
    nullable: true,
    description:
      "The member's rating of a class; null if there is none, and null unless the viewer is the member.",
  })
  classFeedback(
    @Root() member: Member,
    @Arg("classId", () => ID, { description: "Row id or Relay id of the class." })
    classId: string,
    @Ctx() { viewer }: SubgraphContext,
  ): Promise<ClassFeedback | null> {
    return this.feedback.given(viewer, member.memberId, classId);
  }

  @Mutation(() => RateClassResult, {
    description: "Stores the signed-in member's answer to the survey after a class.",
  })
  async rateClass(
    @Arg("input", () => RateClassInput) input: RateClassInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const answer = await this.feedback.rate(viewer, input);
    return isRefusal(answer) ? answer : { feedback: answer };
  }
}
