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
    description: "What the member said about a class; null before they did, or for anybody else.",
  })
  classFeedback(
    @Root() member: Member,
    @Arg("classId", () => ID, { description: "The class's row id, or its Relay id." })
    classId: string,
    @Ctx() { viewer }: SubgraphContext,
  ): Promise<ClassFeedback | null> {
    return this.feedback.given(viewer, member.memberId, classId);
  }

  @Mutation(() => RateClassResult, {
    description: "Keeps the viewer's answer to the survey after a class.",
  })
  async rateClass(
    @Arg("input", () => RateClassInput) input: RateClassInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const answer = await this.feedback.rate(viewer, input);
    return isRefusal(answer) ? answer : { feedback: answer };
  }
}
