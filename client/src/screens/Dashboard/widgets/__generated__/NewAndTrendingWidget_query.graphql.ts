/**
 * @generated SignedSource<<d6898240b7f5d175fd14fc5702a69e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingProcessor = "CRM" | "RECURLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewAndTrendingWidget_query$data = {
  readonly danceClasses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
      };
    }>;
  };
  readonly viewer: {
    readonly profile: {
      readonly billingProcessor: BillingProcessor;
    } | null | undefined;
    readonly recommendedClasses: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NewAndTrendingWidget_query";
};
export type NewAndTrendingWidget_query$key = {
  readonly " $data"?: NewAndTrendingWidget_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewAndTrendingWidget_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 8
},
v1 = [
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClassGrid_danceClasses"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewAndTrendingWidget_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "billingProcessor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            (v0/*:: as any*/)
          ],
          "concreteType": "DanceClassConnection",
          "kind": "LinkedField",
          "name": "recommendedClasses",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "recommendedClasses(first:8)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "releasedWithinDays": 14
          }
        },
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "sort",
          "value": "MOST_POPULAR"
        }
      ],
      "concreteType": "DanceClassConnection",
      "kind": "LinkedField",
      "name": "danceClasses",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "danceClasses(filter:{\"releasedWithinDays\":14},first:8,sort:\"MOST_POPULAR\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "84ea11c4c3831e6a24e07c8f32dec012";

export default node;
