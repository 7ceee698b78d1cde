/**
 * @generated SignedSource<<406f10175c33ce5db1fd92b500a67a41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveStar_danceClass$data = {
  readonly savedClassId: string | null | undefined;
  readonly songName: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveClass_danceClass">;
  readonly " $fragmentType": "SaveStar_danceClass";
};
export type SaveStar_danceClass$key = {
  readonly " $data"?: SaveStar_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveStar_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveStar_danceClass",
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
      "name": "savedClassId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSaveClass_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "48aa68b6fcfb72c2b30b0c56ad708705";

export default node;
