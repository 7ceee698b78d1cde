/**
 * @generated SignedSource<<0bd6da83dbe176262f535aa6ccf7580c>>
 * @relayHash febb92d9153d6f4bae180563f5f33a41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c478f717fae9438451796b7a221d68445dbf9ce060efa14c703d6e63d48e330

import type { ConcreteRequest } from 'relay-runtime';
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type DiscountCodeQuery$variables = {
  code: string;
  planChoice: PlanChoice;
};
export type DiscountCodeQuery$data = {
  readonly coupon: {
    readonly __typename: "CouponAccepted";
    readonly code: string;
    readonly description: string;
  } | {
    readonly __typename: "CouponRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type DiscountCodeQuery = {
  response: DiscountCodeQuery$data;
  variables: DiscountCodeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "planChoice"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "planChoice",
        "variableName": "planChoice"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "coupon",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          }
        ],
        "type": "CouponAccepted",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "CouponRefused",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DiscountCodeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DiscountCodeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c478f717fae9438451796b7a221d68445dbf9ce060efa14c703d6e63d48e330",
    "metadata": {},
    "name": "DiscountCodeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a190a7db3b781741adcb601a438a3bfe";

export default node;
