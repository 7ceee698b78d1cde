/**
 * @generated SignedSource<<aa5fa77921226fcf421e466ecd8dac96>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MemberStar_danceClass">;
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
      "name": "MemberStar_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "fc159d0d67f2a515ff61fd8506c12115";

export default node;
