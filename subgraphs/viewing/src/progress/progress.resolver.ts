import { isRefusal, type Refusal } from "@eightcount/service-kit/errors/refusal";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ViewingContext } from "../context";
import type { ProgressService } from "./progress.service";
import { type ProgressRecorded, RecordProgressInput, RecordProgressResult } from "./progress.type";

@Resolver()
export class ProgressResolver {
  constructor(private readonly progress: ProgressService) {}

  @Mutation(() => RecordProgressResult, {
    description:
      "Saves the member's position in a class. Responds once the update is committed. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async recordProgress(
    @Arg("input", () => RecordProgressInput, { description: "The progress update." })
    input: RecordProgressInput,
    @Ctx() { viewer, loaders, pressure }: ViewingContext,
  ): Promise<ProgressRecorded | Refusal> {
    const recorded = await this.progress.record(viewer, input, pressure);
    if (isRefusal(recorded)) return recorded;
    const { progress, isCurrent, nextHeartbeatSeconds } = recorded;
    const { classId } = progress;
    loaders.progressByClass.clear(classId).prime(classId, progress);
    return { danceClass: { classId }, isCurrent, nextHeartbeatSeconds };
  }
}
