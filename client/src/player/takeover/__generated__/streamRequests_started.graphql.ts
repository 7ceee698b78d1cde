/**
 * @generated SignedSource<<ae682eb48db614f5f02f27c7d14559ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type streamRequests_started$data = {
  readonly __typename: "StreamStarted";
  readonly nextHeartbeatSeconds: number;
  readonly " $fragmentType": "streamRequests_started";
} | {
  readonly __typename: "TooManyStreams";
  readonly streams: ReadonlyArray<{
    readonly danceClass: {
      readonly songName: string;
      readonly thumbnailUrl: string;
    } | null | undefined;
    readonly startedAt: string;
    readonly streamId: string;
  }>;
  readonly " $fragmentType": "streamRequests_started";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "streamRequests_started";
};
export type streamRequests_started$key = {
  readonly " $data"?: streamRequests_started$data;
  readonly " $fragmentSpreads": FragmentRefs<"streamRequests_started">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "streamRequests_started"
};

(node as any).hash = "9517de422c4d00dfdb8316455cb8b94b";

export default node;
