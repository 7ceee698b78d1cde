/**
 * @generated SignedSource<<f6432601581f4060731663626da2296d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideList_danceClass$data = {
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
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v1 = [
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
    "name": "SideRow_danceClass"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideList_danceClass",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "moreFromInstructor",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "moreFromInstructor(first:5)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "similarClasses",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
          "args": (v0/*:: as any*/),
          "concreteType": "DanceClass",
          "kind": "LinkedField",
          "name": "popularClasses",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": "popularClasses(first:5)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};
})();

(node as any).hash = "ee31f7e17c73e19fdf5f4b350ba5f96c";

export default node;
