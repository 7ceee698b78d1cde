import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ViewingFixture } from "./viewing-fixture";

export const RECORD_PROGRESS = `mutation ($input: RecordProgressInput!) {
  recordProgress(input: $input) {
    __typename
    ... on ProgressRecorded {
      isCurrent nextHeartbeatSeconds
      danceClass { id progress { status lastViewedSeconds resumeAtSeconds updatedAt } }
    }
    ... on Refusal { code message field }
  }
}`;

export const SAVE_CLASS = `mutation ($classId: ID!) {
  saveClass(input: { classId: $classId }) {
    __typename
    ... on ClassSaved {
      savedClass { cursor node { id createdAt updatedAt danceClass { id } } }
      danceClass { id savedClassId }
    }
    ... on Refusal { code message field }
  }
}`;

export const UNSAVE_CLASS = `mutation ($savedClassId: ID!) {
  unsaveClass(input: { savedClassId: $savedClassId }) {
    __typename
    ... on ClassUnsaved { deletedSavedClassId danceClass { id savedClassId } }
    ... on Refusal { code message field }
  }
}`;

export const RATE_CLASS = `mutation ($input: RateClassInput!) {
  rateClass(input: $input) {
    __typename
    ... on ClassRated { feedback { classId difficulty rating comments } }
    ... on Refusal { code message field }
  }
}`;

const STREAM_ANSWER = `
    __typename
    ... on StreamStarted { nextHeartbeatSeconds }
    ... on Refusal { code message field }`;

export const START_STREAM = `mutation ($input: StreamInput!) {
  startStream(input: $input) {${STREAM_ANSWER}
    ... on TooManyStreams { streams { streamId startedAt danceClass { id } } }
  }
}`;

export const TAKE_OVER_STREAM = `mutation ($input: TakeOverStreamInput!) {
  takeOverStream(input: $input) {${STREAM_ANSWER}
    ... on TooManyStreams { streams { streamId startedAt danceClass { id } } }
  }
}`;

export const KEEP_STREAM_ALIVE = `mutation ($input: StreamInput!) {
  keepStreamAlive(input: $input) {${STREAM_ANSWER}
    ... on StreamStopped { stoppedBy }
  }
}`;

export const END_STREAM = `mutation ($input: EndStreamInput!) {
  endStream(input: $input) {
    __typename
    ... on StreamEnded { streamId }
    ... on Refusal { code message field }
  }
}`;

export const classGlobalId = (classId: string): string => toGlobalId("DanceClass", classId);

/** Variables of a heartbeat. The defaults are a player at the beginning of its session. */
export function heartbeat(change: {
  classId: string;
  playbackSessionId: string;
  sequence?: number;
  positionSeconds?: number;
  isPlaying?: boolean;
  dancedSeconds?: number;
  reason?: string;
  sessionId?: string;
  pageViewId?: string;
}) {
  const standard = { sequence: 1, positionSeconds: 0, isPlaying: true, dancedSeconds: 0 };
  return { input: { ...standard, reason: "HEARTBEAT", ...change } };
}

/** Fetches entities like the gateway, with one fragment. */
export async function fetchEntities(
  fixture: ViewingFixture,
  { fragment, ids, viewer }: { fragment: string; ids: readonly string[]; viewer?: Viewer },
) {
  const [type] = /(?<= on )\w+/.exec(fragment) ?? [];
  const representations = ids.map((id) => ({ __typename: type, id }));
  const source = `query ($representations: [_Any!]!) {
    _entities(representations: $representations) { __typename ${fragment} }
  }`;
  const { _entities } = await fixture.execute(source, {
    variables: { representations },
    ...(viewer ? { viewer } : {}),
  });
  return _entities;
}

/** Fetches fields of the viewer's own Member. */
export async function fetchMember(fixture: ViewingFixture, viewer: Viewer, fields: string) {
  const ids = [toGlobalId("Member", viewer.memberId ?? "")];
  const [member] = await fetchEntities(fixture, {
    fragment: `... on Member { ${fields} }`,
    ids,
    viewer,
  });
  return member;
}
