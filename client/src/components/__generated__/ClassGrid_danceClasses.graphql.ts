/**
 * @generated SignedSource<<5c60715b9a0b6db0babb4c46e5fa034a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassGrid_danceClasses$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClassCard_danceClass">;
  readonly " $fragmentType": "ClassGrid_danceClasses";
}>;
export type ClassGrid_danceClasses$key = ReadonlyArray<{
  readonly " $data"?: ClassGrid_danceClasses$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ClassGrid_danceClasses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassCard_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "e7047ef40a586b69edb0f48fafadf5b7";

export default node;
