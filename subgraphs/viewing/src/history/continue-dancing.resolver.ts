import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ViewingContext } from "../context";
import type { ContinueDancingService } from "./continue-dancing.service";
import { ContinueDancingInput, ContinueDancingResult } from "./continue-dancing.type";

@Resolver()
export class ContinueDancingResolver {
  constructor(private readonly row: ContinueDancingService) {}

  @Mutation(() => ContinueDancingResult, {
    description:
      "Takes a class out of Continue Dancing until it is danced again; the history keeps it. Subscribers only.",
  })
  async removeFromContinueDancing(
    @Arg("input", () => ContinueDancingInput, { description: "The started class." })
    { classRecordId }: ContinueDancingInput,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const changed = await this.row.remove(viewer, fromGlobalId(classRecordId, "ClassRecord"));
    return isRefusal(changed) ? changed : { classRecord: changed };
  }

  @Mutation(() => ContinueDancingResult, {
    description: "Undoes the removal from Continue Dancing. Subscribers only.",
  })
  async restoreToContinueDancing(
    @Arg("input", () => ContinueDancingInput, { description: "The started class." })
    { classRecordId }: ContinueDancingInput,
    @Ctx() { viewer }: ViewingContext,
  ) {
    const changed = await this.row.restore(viewer, fromGlobalId(classRecordId, "ClassRecord"));
    return isRefusal(changed) ? changed : { classRecord: changed };
  }
}
