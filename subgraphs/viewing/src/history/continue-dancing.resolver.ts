import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ViewingContext } from "../context";
import type { ContinueDancingService } from "./continue-dancing.service";
import { ContinueDancingInput, ContinueDancingResult } from "./continue-dancing.type";

@Resolver()
export class ContinueDancingResolver {
  constructor(private readonly continueDancing: ContinueDancingService) {}

  @Mutation(() => ContinueDancingResult, {
    description:
      "Removes a class from Continue Dancing until the member dances it again. The history keeps it. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async removeFromContinueDancing(
    @Arg("input", () => ContinueDancingInput, { description: "The class to remove or restore." })
    { classRecordId }: ContinueDancingInput,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const changed = await this.continueDancing.remove(
      viewer,
      fromGlobalId(classRecordId, "ClassRecord"),
    );
    return isRefusal(changed) ? changed : { classRecord: changed };
  }

  @Mutation(() => ContinueDancingResult, {
    description:
      "Restores a class that was removed from Continue Dancing. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async restoreToContinueDancing(
    @Arg("input", () => ContinueDancingInput, { description: "The class to remove or restore." })
    { classRecordId }: ContinueDancingInput,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const changed = await this.continueDancing.restore(
      viewer,
      fromGlobalId(classRecordId, "ClassRecord"),
    );
    return isRefusal(changed) ? changed : { classRecord: changed };
  }
}
