import {
  LONGEST_STREAM_HEARTBEAT_SECONDS,
  STREAM_HEARTBEAT_SECONDS,
} from "@eightcount/rules/watching/stream-heartbeat";
import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { createUnionType, Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";
import type { PlaybackQuality } from "./playback-quality";
import { STREAM_LEASE_SECONDS } from "./stream.rules";

const STREAM_ID =
  "UUID that the browser tab generates once and keeps across reloads, so that a tab counts once.";

@InputType({ description: "A player of the signed-in member and the class it shows." })
export class StreamInput {
  @Field(() => ID, { description: STREAM_ID })
  streamId!: string;

  @Field(() => ID, { description: "Row id of the class, as in /class/{classId}, or its Relay id." })
  classId!: string;
}

@InputType({ description: "A player that starts in place of another one of the same member." })
export class TakeOverStreamInput extends StreamInput {
  @Field(() => ID, {
    description:
      "`streamId` of the stream to stop. If the member has no such stream, nothing is stopped and the limit decides as in `startStream`.",
  })
  stopping!: string;
}

@InputType({
  description:
    "What one playback was like, for figures about all players. Neither the member nor the class is kept. Times that cannot be are left out.",
})
export class PlaybackQualityInput implements PlaybackQuality {
  @Field(() => Float, {
    nullable: true,
    description:
      "Seconds from opening the player to its first moving picture. Null if none was shown.",
  })
  startupSeconds!: number | null;

  @Field(() => Float, { description: "Seconds of playback without pauses and stalls." })
  playedSeconds!: number;

  @Field(() => Float, { description: "Seconds of stalls after the start that no seek caused." })
  stalledSeconds!: number;

  @Field(() => Boolean, {
    description: "Whether playback failed until the member tried again or left.",
  })
  hasFailed!: boolean;
}

@InputType({ description: "A player that the member closed." })
export class EndStreamInput {
  @Field(() => ID, { description: STREAM_ID })
  streamId!: string;

  @Field(() => PlaybackQualityInput, {
    nullable: true,
    description:
      "What the playback was like. Counted once, if the stream was running, for no longer than it ran. Null if it was not measured.",
  })
  playback?: PlaybackQualityInput | null;
}

@ObjectType("Stream", { description: "A player that shows a class to the viewer right now." })
export class StreamFields {
  @Field(() => ID, { description: "UUID that the stream's browser tab generated." })
  streamId!: string;

  @Field(() => DanceClass, {
    nullable: true,
    description: "The class. Null while the catalog does not show it.",
  })
  danceClass!: DanceClass | null;

  @Field(() => Date, { description: "Time when the stream started this class." })
  startedAt!: Date;
}

@ObjectType({
  description: `The stream may play, until it has been silent for two heartbeats and 5 s: ${STREAM_LEASE_SECONDS} s unless the system is under pressure.`,
})
export class StreamStarted {
  @Field(() => Int, {
    description: `Seconds until the next \`keepStreamAlive\` while the stream plays: ${STREAM_HEARTBEAT_SECONDS}, or up to ${LONGEST_STREAM_HEARTBEAT_SECONDS} under pressure.`,
  })
  nextHeartbeatSeconds!: number;
}

@ObjectType("TooManyStreams", {
  description: "The member's other streams fill the limit. One of them can be stopped.",
})
export class TooManyStreamsFields {
  @Field(() => [StreamFields], { description: "The other streams, oldest first." })
  streams!: StreamFields[];
}

@ObjectType("StreamStopped", { description: "The stream must pause." })
export class StreamStoppedFields {
  @Field(() => ID, {
    nullable: true,
    description:
      "Stream that took over. Null if this one was silent too long and others took its place.",
  })
  stoppedBy!: string | null;
}

@ObjectType({ description: "The stream no longer counts, or never did." })
export class StreamEnded {
  @Field(() => ID, { description: "The stream that ended." })
  streamId!: string;
}

export const StartStreamRefused = refusalType("StartStreamRefused");

export const StartStreamResult = createUnionType({
  name: "StartStreamResult",
  description:
    "Started, TooManyStreams, or refused with CLASS_NOT_FOUND, INVALID_STREAM, or LIMIT_EXCEEDED.",
  types: () => [StreamStarted, TooManyStreamsFields, StartStreamRefused] as const,
  resolveType: (value) => {
    if (isRefusal(value)) return StartStreamRefused;
    return "streams" in value ? TooManyStreamsFields : StreamStarted;
  },
});

export const KeepStreamAliveRefused = refusalType("KeepStreamAliveRefused");

export const KeepStreamAliveResult = createUnionType({
  name: "KeepStreamAliveResult",
  description:
    "Still playing, StreamStopped, or refused with CLASS_NOT_FOUND, INVALID_STREAM, or, if it must start again, LIMIT_EXCEEDED.",
  types: () => [StreamStarted, StreamStoppedFields, KeepStreamAliveRefused] as const,
  resolveType: (value) => {
    if (isRefusal(value)) return KeepStreamAliveRefused;
    return "stoppedBy" in value ? StreamStoppedFields : StreamStarted;
  },
});

export const EndStreamResult = resultUnion({
  name: "EndStreamResult",
  description: "Ended, or refused with INVALID_STREAM.",
  succeeded: StreamEnded,
  refused: refusalType("EndStreamRefused"),
});
