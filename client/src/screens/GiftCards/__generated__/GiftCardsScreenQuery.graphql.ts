/**
 * @generated SignedSource<<5a7c5b426978172d5ee30896a2a38714>>
 * @relayHash d9fa6ff975fceb9a7ceeeae7a9bcb0e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e66703d8d2735ecff08a5928de60fbcd4102d8d9f4f17a61696ddb30949e324f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type GiftCardsScreenQuery$variables = Record<PropertyKey, never>;
export type GiftCardsScreenQuery$data = {
  readonly checkoutSettings: {
    readonly planPurchaseEnabled: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentProvider_settings">;
  };
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly priceCents: number;
    readonly " $fragmentSpreads": FragmentRefs<"GiftAmounts_plans">;
  }>;
};
export type GiftCardsScreenQuery = {
  response: GiftCardsScreenQuery$data;
  variables: GiftCardsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planPurchaseEnabled",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "currency",
    "value": "USD"
  },
  {
    "kind": "Literal",
    "name": "pageSource",
    "value": "gift"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choice",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GiftCardsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutSettings",
        "kind": "LinkedField",
        "name": "checkoutSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentProvider_settings"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GiftAmounts_plans"
          }
        ],
        "storageKey": "plans(currency:\"USD\",pageSource:\"gift\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GiftCardsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutSettings",
        "kind": "LinkedField",
        "name": "checkoutSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "processor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scriptUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "apiUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "walletEnabled",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "intervalUnit",
            "storageKey": null
          }
        ],
        "storageKey": "plans(currency:\"USD\",pageSource:\"gift\")"
      }
    ]
  },
  "params": {
    "id": "e66703d8d2735ecff08a5928de60fbcd4102d8d9f4f17a61696ddb30949e324f",
    "metadata": {},
    "name": "GiftCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ff8179148169b8b50433b02b79c954f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
