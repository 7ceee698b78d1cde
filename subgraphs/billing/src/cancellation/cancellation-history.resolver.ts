import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Member } from "../subscriptions/member.type";
import type { CancellationService } from "./cancellation.service";
import { CancellationFeedbackType } from "./cancellation-history.type";

@Resolver(() => Member)
export class CancellationHistoryResolver {
  constructor(private readonly service: CancellationService) {}

  @FieldResolver(() => [CancellationFeedbackType], {
    nullable: true,
    description:
      "The member's answers to the cancellation survey, newest first; null unless the viewer is " +
      "the member.",
  })
  async cancellationFeedbacks(@Root() { memberId }: Member, @Ctx() { viewer }: SubgraphContext) {
    const records = await this.service.feedbacksFor(viewer, memberId);
    return (
      records?.map(({ id, status, reason, ...record }) => ({
        ...record,
        id: toGlobalId("CancellationFeedback", id),
        cancellationStatus: status,
        cancellationReason: reason,
      })) ?? null
    );
  }
}
