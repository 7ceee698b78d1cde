/**
 * @generated SignedSource<<2584b5039369a7c5646b9815d4cd5a36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideList_danceClass$data = {
  readonly id: string;
  readonly moreFromInstructor: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SideRow_danceClass">;
  }>;
  readonly similarClasses: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SideRow_danceClass">;
  }>;
  readonly style: {
    readonly popularClasses: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SideRow_danceClass">;
    }>;
  };
  readonly " $fragmentType": "SideList_danceClass";
};
export type SideList_danceClass$key = {
  readonly " $data"?: SideList_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideList_danceClass">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v2 = [
  (v0/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SideRow_danceClass"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideList_danceClass",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "moreFromInstructor",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": "moreFromInstructor(first:5)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "similarClasses",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": "similarClasses(first:5)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "style",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 6
            }
          ],
          "concreteType": "DanceClass",
          "kind": "LinkedField",
          "name": "popularClasses",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": "popularClasses(first:6)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};
})();

(node as any).hash = "10e5c6e81e130c9bc3219f47c9d57c5b";

export default node;
