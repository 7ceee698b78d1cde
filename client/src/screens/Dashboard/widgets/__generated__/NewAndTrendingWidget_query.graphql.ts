/**
 * @generated SignedSource<<da0d1064c6b0f5ff9ca105073f929cc4>>
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
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
      };
    }>;
  };
  readonly trending: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
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
          readonly id: string;
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
],
v2 = {
  "kind": "Literal",
  "name": "sort",
  "value": "MOST_POPULAR"
};
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
        (v2/*:: as any*/)
      ],
      "concreteType": "DanceClassConnection",
      "kind": "LinkedField",
      "name": "danceClasses",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "danceClasses(filter:{\"releasedWithinDays\":14},first:8,sort:\"MOST_POPULAR\")"
    },
    {
      "alias": "trending",
      "args": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "DanceClassConnection",
      "kind": "LinkedField",
      "name": "danceClasses",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "danceClasses(first:8,sort:\"MOST_POPULAR\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a113aa49e1c86cdea634b9683b677a3d";

export default node;
