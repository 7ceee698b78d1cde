/**
 * @generated SignedSource<<071ec3ccb28eeb1c5da22d268cf5263e>>
 * @relayHash ea122bb258010fa6320430d55b8bc9ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec31849d3930a94297cdb608592c28f44b2654eb7ce85abfc5208e71569fca1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "INR" | "USD" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type PlanPickerQuery$variables = {
  currency: Currency;
  pageSource?: string | null | undefined;
};
export type PlanPickerQuery$data = {
  readonly checkoutSettings: {
    readonly planPurchaseEnabled: boolean;
  };
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly trial: {
      readonly length: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PlanChoices_plans">;
  }>;
};
export type PlanPickerQuery = {
  response: PlanPickerQuery$data;
  variables: PlanPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currency"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pageSource"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CheckoutSettings",
  "kind": "LinkedField",
  "name": "checkoutSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planPurchaseEnabled",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "currency",
    "variableName": "currency"
  },
  {
    "kind": "Variable",
    "name": "pageSource",
    "variableName": "pageSource"
  }
],
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
  "concreteType": "Trial",
  "kind": "LinkedField",
  "name": "trial",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanPickerQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanChoices_plans"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanPickerQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "ec31849d3930a94297cdb608592c28f44b2654eb7ce85abfc5208e71569fca1b",
    "metadata": {},
    "name": "PlanPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49b9a8a88440d0751851717aa0552a46";

export default node;
