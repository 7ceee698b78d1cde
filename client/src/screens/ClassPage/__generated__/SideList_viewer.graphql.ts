/**
 * @generated SignedSource<<9555d7d977002f635171fed9f2f2c1d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideList_viewer$data = {
  readonly recommendedClasses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SideRow_danceClass">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SideList_viewer";
};
export type SideList_viewer$key = {
  readonly " $data"?: SideList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideList_viewer",
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
      "concreteType": "DanceClassConnection",
      "kind": "LinkedField",
      "name": "recommendedClasses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DanceClassEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DanceClass",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "SideRow_danceClass"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "recommendedClasses(first:6)"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "081bc30f522d78bfe26e0790bdf2f2d3";

export default node;
