/**
 * @generated SignedSource<<f235fb97c8c35de7301face90ba09666>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewingStatus = "COMPLETED" | "NOT_INITIATED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EndOfClassOverlay_danceClass$data = {
  readonly moreFromInstructor: ReadonlyArray<{
    readonly classId: string;
    readonly id: string;
    readonly songArtist: string;
    readonly songName: string;
    readonly thumbnailUrl: string;
  }>;
  readonly progress: {
    readonly status: ViewingStatus;
  } | null | undefined;
  readonly " $fragmentType": "EndOfClassOverlay_danceClass";
};
export type EndOfClassOverlay_danceClass$key = {
  readonly " $data"?: EndOfClassOverlay_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndOfClassOverlay_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndOfClassOverlay_danceClass",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClassProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "moreFromInstructor",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "songName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "songArtist",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 320
            }
          ],
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": "thumbnailUrl(width:320)"
        }
      ],
      "storageKey": "moreFromInstructor(first:5)"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "2d71b56e33b648fc5da2c4b03c46826b";

export default node;
