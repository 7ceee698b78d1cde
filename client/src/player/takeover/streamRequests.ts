import { STREAM_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/stream-heartbeat";
import { commitMutation, graphql } from "react-relay/hooks";
import {
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  readInlineData,
} from "relay-runtime";
import type {
  streamRequests_started$data,
  streamRequests_started$key,
} from "./__generated__/streamRequests_started.graphql";
import type { streamRequestsEndMutation } from "./__generated__/streamRequestsEndMutation.graphql";
import type {
  streamRequestsKeepAliveMutation,
  streamRequestsKeepAliveMutation$data,
} from "./__generated__/streamRequestsKeepAliveMutation.graphql";
import type { streamRequestsStartMutation } from "./__generated__/streamRequestsStartMutation.graphql";
import type { streamRequestsTakeOverMutation } from "./__generated__/streamRequestsTakeOverMutation.graphql";
import type { OtherStream, PlaybackQuality, StreamAnswer, StreamRequests } from "./otherStream";

const startedFragment = graphql`
  fragment streamRequests_started on StartStreamResult @inline {
    __typename
    ... on StreamStarted {
      nextHeartbeatSeconds
    }
    ... on TooManyStreams {
      streams {
        streamId
        startedAt
        danceClass {
          songName
          thumbnailUrl(width: 320)
        }
      }
    }
  }
`;

const startMutation = graphql`
  mutation streamRequestsStartMutation($input: StreamInput!) {
    startStream(input: $input) {
      ...streamRequests_started
    }
  }
`;

const takeOverMutation = graphql`
  mutation streamRequestsTakeOverMutation($input: TakeOverStreamInput!) {
    takeOverStream(input: $input) {
      ...streamRequests_started
    }
  }
`;

const keepAliveMutation = graphql`
  mutation streamRequestsKeepAliveMutation($input: StreamInput!) {
    keepStreamAlive(input: $input) {
      __typename
      ... on StreamStarted {
        nextHeartbeatSeconds
      }
      ... on StreamStopped {
        stoppedBy
      }
    }
  }
`;

const endMutation = graphql`
  mutation streamRequestsEndMutation($input: EndStreamInput!) {
    endStream(input: $input) {
      __typename
    }
  }
`;

/** After a refusal or an outage, the film plays on and the next heartbeat asks again. */
const PLAY_ON: StreamAnswer = {
  kind: "held",
  nextHeartbeatSeconds: STREAM_HEARTBEAT_SECONDS,
};

interface StreamOfMember {
  /** Relay id. The requests are dropped once another member is signed in. */
  readonly memberId: string;
  readonly streamId: string;
  readonly classId: string;
}

/** The end of the tab's previous player. A tab has one stream, so the next start must follow it. */
let ending: Promise<unknown> = Promise.resolve();

export function streamRequests(
  environment: IEnvironment,
  { memberId, streamId, classId }: StreamOfMember,
): StreamRequests {
  const ask = <M extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    input: object,
    keepalive = false,
  ): Promise<M["response"] | null> =>
    new Promise((resolve) => {
      commitMutation<M>(environment, {
        mutation,
        variables: { input } as M["variables"],
        cacheConfig: { force: true, metadata: { keepalive, memberId } },
        onCompleted: (response) => resolve(response),
        onError: () => resolve(null),
      });
    });
  const stream = { streamId, classId };
  const start = async () => {
    await ending;
    const answer = await ask<streamRequestsStartMutation>(startMutation, stream);
    return toStarted(answer?.startStream);
  };
  const takeOver = async (stopping: string) => {
    const input = { ...stream, stopping };
    const answer = await ask<streamRequestsTakeOverMutation>(takeOverMutation, input);
    return toStarted(answer?.takeOverStream);
  };
  const keepAlive = async () => {
    const answer = await ask<streamRequestsKeepAliveMutation>(keepAliveMutation, stream);
    return toKept(answer?.keepStreamAlive);
  };
  const sendEnd = (playback: PlaybackQuality | null) =>
    ask<streamRequestsEndMutation>(endMutation, { streamId, playback }, true);
  let asking: Promise<unknown> | null = null;
  const tracked = (answer: Promise<StreamAnswer>): Promise<StreamAnswer> => {
    asking = answer;
    return answer.finally(() => {
      if (asking === answer) asking = null;
    });
  };
  return {
    start: () => tracked(start()),
    takeOver: (stopping) => tracked(takeOver(stopping)),
    keepAlive: () => tracked(keepAlive()),
    end: (playback) => {
      const ended = sendEnd(playback);
      // Requests may overtake each other, so one that still waits could start the stream again.
      ending = asking === null ? ended : Promise.all([ended, asking.then(() => sendEnd(null))]);
    },
  };
}

type KeepResult = streamRequestsKeepAliveMutation$data["keepStreamAlive"];
type RunningStream = Extract<
  streamRequests_started$data,
  { __typename: "TooManyStreams" }
>["streams"][number];

function toStarted(key: streamRequests_started$key | undefined): StreamAnswer {
  const result = key && readInlineData(startedFragment, key);
  if (result?.__typename === "TooManyStreams") {
    return { kind: "tooMany", streams: result.streams.map(toOtherStream) };
  }
  return result?.__typename === "StreamStarted"
    ? { kind: "held", nextHeartbeatSeconds: result.nextHeartbeatSeconds }
    : PLAY_ON;
}

function toKept(kept: KeepResult | undefined): StreamAnswer {
  if (kept?.__typename === "StreamStopped") {
    return { kind: "stopped", stoppedBy: kept.stoppedBy ?? null };
  }
  return kept?.__typename === "StreamStarted" ? { kind: "held", ...kept } : PLAY_ON;
}

const toOtherStream = ({ streamId, startedAt, danceClass }: RunningStream): OtherStream => ({
  streamId,
  startedAt: new Date(startedAt),
  songName: danceClass?.songName ?? null,
  thumbnailUrl: danceClass?.thumbnailUrl ?? null,
});
