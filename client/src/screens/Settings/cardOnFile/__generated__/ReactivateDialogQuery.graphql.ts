/**
 * @generated SignedSource<<689a76020f70afe1e5c9a6e0ba1dd6eb>>
 * @relayHash 48735a11b0b28b0d1e5163132869e3a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e3e2bca5a8b1a4b1f11f462d1571a8f05b7381191be074da8cc9d5dbb6bbfe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type ReactivateDialogQuery$variables = Record<PropertyKey, never>;
export type ReactivateDialogQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly availablePlans: ReadonlyArray<{
        readonly choice: PlanChoice | null | undefined;
        readonly intervalUnit: IntervalUnit;
        readonly priceCents: number;
        readonly " $fragmentSpreads": FragmentRefs<"PlanChoices_plans" | "planRemarks_plans">;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ReactivateDialogQuery = {
  response: ReactivateDialogQuery$data;
  variables: ReactivateDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "intervalUnit",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReactivateDialogQuery",
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
            "concreteType": "MemberSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "availablePlans",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PlanChoices_plans"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "planRemarks_plans"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReactivateDialogQuery",
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
            "concreteType": "MemberSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "availablePlans",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97e3e2bca5a8b1a4b1f11f462d1571a8f05b7381191be074da8cc9d5dbb6bbfe",
    "metadata": {},
    "name": "ReactivateDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff5959f3dac0f3547238bf32248f2b32";

export default node;
