/**
 * @generated SignedSource<<585b8be5db3e48ea932a227e0c8cf9a3>>
 * @relayHash 6903d8567d12abbb384da2143308ed56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 810b8a506965ad94480aca67bd8d512b8f9bb5678288319343766ce1f14cbcc3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type ReactivateDialogQuery$variables = Record<PropertyKey, never>;
export type ReactivateDialogQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly availablePlans: ReadonlyArray<{
        readonly choice: PlanChoice | null | undefined;
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "priceCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "intervalUnit",
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
    "id": "810b8a506965ad94480aca67bd8d512b8f9bb5678288319343766ce1f14cbcc3",
    "metadata": {},
    "name": "ReactivateDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2fa423b8b3f388048ace7da3c4594313";

export default node;
