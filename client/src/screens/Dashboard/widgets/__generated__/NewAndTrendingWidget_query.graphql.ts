/**
 * @generated SignedSource<<d5b26eb0d2eb28873f2b20c324833e92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingProcessor = "CRM" | "RECURLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewAndTrendingWidget_query$data = {
  readonly newAndTrending: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
  }>;
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
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ClassGrid_danceClasses"
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
            {
              "kind": "Literal",
              "name": "first",
              "value": 8
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
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "recommendedClasses(first:8)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "newAndTrending",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8327905c8b14e4d3c5a71a936aa02e28";

export default node;
