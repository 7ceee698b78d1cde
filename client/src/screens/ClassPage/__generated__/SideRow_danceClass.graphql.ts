/**
 * @generated SignedSource<<e225b285a644fdc969d58ad267f97af8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideRow_danceClass$data = {
  readonly classId: string;
  readonly length: string;
  readonly level: number;
  readonly songArtist: string;
  readonly songName: string;
  readonly thumbnailUrl: string;
  readonly " $fragmentType": "SideRow_danceClass";
};
export type SideRow_danceClass$key = {
  readonly " $data"?: SideRow_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideRow_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideRow_danceClass",
  "selections": [
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
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
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
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "c30c1fd05080bad12e6800b514e1efbe";

export default node;
