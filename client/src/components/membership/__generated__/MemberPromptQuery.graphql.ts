/**
 * @generated SignedSource<<01993764e9a8ae8ab349b3cd8f071960>>
 * @relayHash 1eda3ee132261182dc2895c0b5fc8c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b201d7b42ddd2113db65c31568c6b90cbcc8de0921719245b23c4d4e58766563

import type { ConcreteRequest } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type SubscriptionAction = "ADD_GIFT_CARD" | "CANCEL" | "CHANGE_PLAN" | "PAUSE" | "PURCHASE" | "PURCHASE_ON_FILE" | "REACTIVATE" | "REDEEM_GIFT_CARD" | "RESUME" | "UPDATE_PAYMENT_METHOD" | "WITHDRAW_PLAN_CHANGE" | "%future added value";
export type MemberPromptQuery$variables = Record<PropertyKey, never>;
export type MemberPromptQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly accountStatus: AccountStatus;
      readonly actions: ReadonlyArray<SubscriptionAction>;
      readonly isOwing: boolean;
      readonly pause: {
        readonly isPaused: boolean;
        readonly resumesOn: string;
      } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPause",
      "kind": "LinkedField",
      "name": "pause",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPaused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resumesOn",
          "storageKey": null
        }
      ],
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
    "id": "b201d7b42ddd2113db65c31568c6b90cbcc8de0921719245b23c4d4e58766563",
    "metadata": {},
    "name": "MemberPromptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9eab1be35664f5f48b172a36bb356b35";

export default node;
