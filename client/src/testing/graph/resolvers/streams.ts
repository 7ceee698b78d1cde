import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow, StreamRow } from "../world/memberRows";
import type { World } from "../world/world";
import { classOfInput, visibleClass } from "./classes";
import { classNotFound } from "./history";
import { entitledMember } from "./viewings";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LEASE_MS = 45_000;
const MEMORY_MS = 600_000;

interface StreamInput {
  readonly streamId: string;
  readonly classId: string;
  readonly stopping?: string;
}

const started = ({ streamHeartbeatSeconds }: World) => ({
  __typename: "StreamStarted",
  nextHeartbeatSeconds: streamHeartbeatSeconds,
});
const invalid = (type: string, field: string) =>
  refusal(type, { code: "INVALID_STREAM", message: "An error has occurred!", field });

/** The member's streams that are not forgotten, after stopping one of the others. */
function remembered(member: MemberRow, { streamId, stopping }: StreamInput, now: Date) {
  return member.streams
    .filter(
      ({ seenAt, stoppedBy }) =>
        now.getTime() - seenAt.getTime() < (stoppedBy === null ? LEASE_MS : MEMORY_MS),
    )
    .map((stream) =>
      stream.streamId === stopping && stopping !== streamId && stream.stoppedBy === null
        ? { ...stream, stoppedBy: streamId, seenAt: now }
        : stream,
    );
}

/** Returns the stream that the input names, if it may play, and the others that do. */
function decide(world: World, member: MemberRow, input: StreamInput, classKey: string) {
  const now = world.now();
  const known = remembered(member, input, now);
  const own = known.find(({ streamId }) => streamId === input.streamId);
  const others = known.filter((one) => one !== own && one.stoppedBy === null);
  const isPlaying = own?.stoppedBy === null;
  const mayPlay = isPlaying || others.length < world.streamsAtOnce;
  const startedAt = isPlaying && own.classKey === classKey ? own.startedAt : now;
  const held: StreamRow = {
    streamId: input.streamId,
    classKey,
    startedAt,
    seenAt: now,
    stoppedBy: null,
  };
  return { known, own, others, mayPlay, held };
}

function hold(world: World, member: MemberRow, { known, own, held }: ReturnType<typeof decide>) {
  member.streams = [...known.filter((one) => one !== own), held];
  return started(world);
}

function start(world: World, input: StreamInput) {
  const member = entitledMember(world);
  if (!UUID.test(input.streamId)) return invalid("StartStreamRefused", "streamId");
  const danceClass = classOfInput(world, input.classId);
  if (!danceClass) return refusal("StartStreamRefused", classNotFound);
  if (input.stopping !== undefined && !UUID.test(input.stopping)) {
    return invalid("StartStreamRefused", "stopping");
  }
  const decision = decide(world, member, input, danceClass.key);
  if (decision.mayPlay) return hold(world, member, decision);
  member.streams = decision.known;
  const oldestFirst = [...decision.others].sort(
    (one, other) => one.startedAt.getTime() - other.startedAt.getTime(),
  );
  return { __typename: "TooManyStreams", streams: oldestFirst };
}

function keepAlive(world: World, input: StreamInput) {
  const member = entitledMember(world);
  if (!UUID.test(input.streamId)) return invalid("KeepStreamAliveRefused", "streamId");
  const danceClass = classOfInput(world, input.classId);
  if (!danceClass) return refusal("KeepStreamAliveRefused", classNotFound);
  const decision = decide(world, member, input, danceClass.key);
  const stoppedBy = decision.own?.stoppedBy ?? null;
  if (stoppedBy === null && decision.mayPlay) return hold(world, member, decision);
  return { __typename: "StreamStopped", stoppedBy };
}

function end(world: World, streamId: string) {
  const member = entitledMember(world);
  if (!UUID.test(streamId)) return invalid("EndStreamRefused", "streamId");
  member.streams = member.streams.filter((one) => one.streamId !== streamId);
  return { __typename: "StreamEnded", streamId };
}

interface Input {
  readonly input: StreamInput;
}

export const streamResolvers: Resolvers = {
  Mutation: {
    startStream: (_: unknown, { input }: Input, world) => start(world, input),
    takeOverStream: (_: unknown, { input }: Input, world) => start(world, input),
    keepStreamAlive: (_: unknown, { input }: Input, world) => keepAlive(world, input),
    endStream: (_: unknown, { input }: Input, world) => end(world, input.streamId),
  },
  Stream: {
    danceClass: ({ classKey }: StreamRow, _: unknown, world) => visibleClass(world, classKey),
  },
};
