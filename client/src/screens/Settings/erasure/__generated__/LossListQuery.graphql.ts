/**
 * @generated SignedSource<<7218d77299f602d3d36189d7acee2666>>
 * @relayHash 289ca9a79c97e78599f3f96c7c836a7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff09694b9e6af5c56abe9a84daf9a3fb2735c2ef85b9d0c2c3d79b71da1e84b7

import type { ConcreteRequest } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type LossListQuery$variables = Record<PropertyKey, never>;
export type LossListQuery$data = {
  readonly viewer: {
    readonly savedClasses: {
      readonly totalCount: number;
    } | null | undefined;
    readonly subscription: {
      readonly accessEndsOn: string | null | undefined;
      readonly accountStatus: AccountStatus;
      readonly isOwing: boolean;
      readonly isTrial: boolean;
      readonly nextBillingDate: string | null | undefined;
    } | null | undefined;
    readonly usageMetrics: {
      readonly totalClassesTaken: number;
    } | null | undefined;
  } | null | undefined;
};
export type LossListQuery = {
  response: LossListQuery$data;
  variables: LossListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "UsageMetrics",
  "kind": "LinkedField",
  "name": "usageMetrics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalClassesTaken",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "SavedClassConnection",
  "kind": "LinkedField",
  "name": "savedClasses",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "savedClasses(first:1)"
},
v2 = {
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
      "name": "isTrial",
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
      "name": "nextBillingDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessEndsOn",
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
    "name": "LossListQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "LossListQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "ff09694b9e6af5c56abe9a84daf9a3fb2735c2ef85b9d0c2c3d79b71da1e84b7",
    "metadata": {},
    "name": "LossListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8e63afb7006d8320e0a1bfec7741eb5";

export default node;
