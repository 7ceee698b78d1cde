/**
 * @generated SignedSource<<2fc8c1ab1982552c84521923430f0274>>
 * @relayHash 054c05beb67e0bfb0ba1f859dfaae648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69d2801c5e1d9c56c98fa827c5b93a13ba60f9a38c64fae4eb645f66bba09cf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type ChangePlanDialogQuery$variables = Record<PropertyKey, never>;
export type ChangePlanDialogQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly availablePlans: ReadonlyArray<{
        readonly choice: PlanChoice | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"PlanChoices_plans" | "planRemarks_plans">;
      }> | null | undefined;
      readonly isTrial: boolean;
      readonly nextBillingDate: string | null | undefined;
      readonly pendingChange: {
        readonly code: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_subscription" | "planRemarks_subscription">;
    } | null | undefined;
  } | null | undefined;
};
export type ChangePlanDialogQuery = {
  response: ChangePlanDialogQuery$data;
  variables: ChangePlanDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTrial",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextBillingDate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choice",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v5 = {
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
    "name": "ChangePlanDialogQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PendingChange",
                "kind": "LinkedField",
                "name": "pendingChange",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "availablePlans",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CurrentPlan_subscription"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "planRemarks_subscription"
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
    "name": "ChangePlanDialogQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PendingChange",
                "kind": "LinkedField",
                "name": "pendingChange",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activatesOn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "availablePlans",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "priceCents",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "planLabel",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextBillingAmountCents",
                "storageKey": null
              },
              (v4/*:: as any*/)
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
    "id": "c69d2801c5e1d9c56c98fa827c5b93a13ba60f9a38c64fae4eb645f66bba09cf",
    "metadata": {},
    "name": "ChangePlanDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "070c0613409192011f1c702d69df13b7";

export default node;
