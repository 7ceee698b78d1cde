/**
 * @generated SignedSource<<d7bc41750cfb0b04cb34741112c545e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassPreview_danceClass$data = {
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

(node as any).hash = "12e45a420e564f40772a5d555306f475";

export default node;
