/**
 * @generated SignedSource<<781c8874194d373ff8c404e6820ed099>>
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
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isMember"
    }
  ],
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
      "args": [
        {
          "kind": "Variable",
          "name": "isMember",
          "variableName": "isMember"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ClassCard_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "6a045f7c9d0b8a06af295040d06bf073";

export default node;
