/**
 * @generated SignedSource<<83a53c8df331ce66b4f941a1aaf4bca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveButton_danceClass$data = {
  readonly savedClassId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveClass_danceClass">;
  readonly " $fragmentType": "SaveButton_danceClass";
};
export type SaveButton_danceClass$key = {
  readonly " $data"?: SaveButton_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveButton_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveButton_danceClass",
  "selections": [
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

(node as any).hash = "b8198fc4967b2034f417ea1b11f45d7b";

export default node;
