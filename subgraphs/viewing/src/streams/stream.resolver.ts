import { streamHeartbeatUnderPressure } from "@eightcount/rules/watching/stream-heartbeat";
import { isRefusal, type Refusal } from "@eightcount/service-kit/errors/refusal";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Stream, StreamHeld, StreamStopped, TooManyStreams } from "./stream";
import type { StreamService } from "./stream.service";
import {
  EndStreamInput,
  EndStreamResult,
  KeepStreamAliveResult,
  StartStreamResult,
  type StreamFields,
  StreamInput,
  TakeOverStreamInput,
} from "./stream.type";

@Resolver()
export class StreamResolver {
  constructor(private readonly streams: StreamService) {}

  @Mutation(() => StartStreamResult, {
    description:
      "Requests one of the member's streams when playback starts. Repeat it to renew. If streams cannot be counted, every request succeeds. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async startStream(
    @Arg("input", () => StreamInput) input: StreamInput,
    @Ctx() { viewer, pressure }: SubgraphContext,
  ) {
    const heartbeatSeconds = streamHeartbeatUnderPressure(pressure);
    const answer = await this.streams.start(viewer, { ...input, heartbeatSeconds });
    return toAnswer(answer, heartbeatSeconds);
  }

  @Mutation(() => StartStreamResult, {
    description:
      "Stops another stream of the member, which finds out at its next `keepStreamAlive`, and starts this one.",
  })
  async takeOverStream(
    @Arg("input", () => TakeOverStreamInput) input: TakeOverStreamInput,
    @Ctx() { viewer, pressure }: SubgraphContext,
  ) {
    const heartbeatSeconds = streamHeartbeatUnderPressure(pressure);
    const answer = await this.streams.takeOver(viewer, { ...input, heartbeatSeconds });
    return toAnswer(answer, heartbeatSeconds);
  }

  @Mutation(() => KeepStreamAliveResult, {
    description:
      "Reports that a stream plays. One that was silent too long continues while there is room.",
  })
  async keepStreamAlive(
    @Arg("input", () => StreamInput) input: StreamInput,
    @Ctx() { viewer, pressure }: SubgraphContext,
  ) {
    const heartbeatSeconds = streamHeartbeatUnderPressure(pressure);
    const answer = await this.streams.keep(viewer, { ...input, heartbeatSeconds });
    return toAnswer(answer, heartbeatSeconds);
  }

  @Mutation(() => EndStreamResult, {
    description: "Makes room for another stream when a player closes.",
  })
  async endStream(
    @Arg("input", () => EndStreamInput) input: EndStreamInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const answer = await this.streams.end(viewer, input);
    return isRefusal(answer) ? answer : { streamId: input.streamId };
  }
}

function toAnswer(
  answer: StreamHeld | TooManyStreams | StreamStopped | Refusal,
  nextHeartbeatSeconds: number,
) {
  if (isRefusal(answer)) return answer;
  if (answer.kind === "tooMany") return { streams: answer.streams.map(toFields) };
  if (answer.kind === "stopped") return { stoppedBy: answer.stoppedBy };
  return { nextHeartbeatSeconds };
}

const toFields = ({ streamId, classId, startedAt }: Stream): StreamFields => ({
  streamId,
  danceClass: { classId },
  startedAt,
});
