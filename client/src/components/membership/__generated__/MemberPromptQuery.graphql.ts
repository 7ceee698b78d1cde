/**
 * @generated SignedSource<<325dc990a2bcdb1a72f03e7da456e964>>
 * @relayHash c8fda791d05cb8cf32f0667761da9343
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c401dfeb63404f2a01f0f9eb0ff7bc217502bfdec82b27fcd026a519389bb27

import type { ConcreteRequest } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type MemberPromptQuery$variables = Record<PropertyKey, never>;
export type MemberPromptQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly accountStatus: AccountStatus;
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
    "id": "6c401dfeb63404f2a01f0f9eb0ff7bc217502bfdec82b27fcd026a519389bb27",
    "metadata": {},
    "name": "MemberPromptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1dcfc5d6840725ba911f48e2e526a73e";

export default node;
