import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { TrackingService } from "./tracking.service";
import { RecordEventsInput, RecordEventsResult } from "./tracking.type";

@Resolver()
export class TrackingResolver {
  constructor(private readonly tracking: TrackingService) {}

  @Mutation(() => RecordEventsResult, {
    description:
      "Records what happened in this browser. The server determines owner, place, and browser. It responds before anything is saved and drops entries that do not fit.",
  })
  recordEvents(
    @Arg("input", () => RecordEventsInput) input: RecordEventsInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.tracking.record(viewer, input);
  }
}
