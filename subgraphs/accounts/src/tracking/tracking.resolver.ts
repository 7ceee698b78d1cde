import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { TrackingService } from "./tracking.service";
import { RecordEventsInput, RecordEventsResult } from "./tracking.type";

@Resolver()
export class TrackingResolver {
  constructor(private readonly tracking: TrackingService) {}

  @Mutation(() => RecordEventsResult, {
    description:
      "Tells what happened in this browser. Owner, place and browser are the server's own findings. Answers before anything is saved, and drops what it has no room for.",
  })
  recordEvents(
    @Arg("input", () => RecordEventsInput) input: RecordEventsInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.tracking.record(viewer, input);
  }
}
