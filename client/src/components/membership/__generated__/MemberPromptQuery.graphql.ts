/**
 * @generated SignedSource<<0b2169f19bf80284204bac8619e3cd73>>
 * @relayHash 0efcd0a6962d534c77dacd7da0857be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa42cff88041556d44b3c87467cb121ae5f89971e8fc95d6255c8b16d8f708a

import type { ConcreteRequest } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type SubscriptionAction = "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
export type MemberPromptQuery$variables = Record<PropertyKey, never>;
export type MemberPromptQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly accountStatus: AccountStatus;
      readonly actions: ReadonlyArray<SubscriptionAction>;
      readonly isOwing: boolean;
      readonly paymentMethod: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type MemberPromptQuery = {
  response: MemberPromptQuery$data;
  variables: MemberPromptQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "kind": "ScalarField",
      "name": "accountStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberPromptQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "MemberPromptQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "3fa42cff88041556d44b3c87467cb121ae5f89971e8fc95d6255c8b16d8f708a",
    "metadata": {},
    "name": "MemberPromptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8cffc332bb53e53e827cf6e52c690523";

export default node;
