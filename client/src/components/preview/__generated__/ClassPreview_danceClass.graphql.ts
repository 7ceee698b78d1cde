/**
 * @generated SignedSource<<ade3219a0b7907294d0b6e4c687ed138>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassPreview_danceClass$data = {
  readonly classId: string;
  readonly songName: string;
  readonly trailerUrl: string | null | undefined;
  readonly " $fragmentType": "ClassPreview_danceClass";
};
export type ClassPreview_danceClass$key = {
  readonly " $data"?: ClassPreview_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassPreview_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassPreview_danceClass",
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
      "name": "trailerUrl",
      "storageKey": null
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "5d33ac87466ee0b3c2d7b4111c5b35d2";

export default node;
