/**
 * @generated SignedSource<<13c269b111db9108fa29685d02e3db65>>
 * @relayHash 1ae8169289a67f5bad3848552ea000ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88b9862b386d7651cff3e547f063ec17d95feb3fca77615c1f36fc3aecebf154

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
    "id": "88b9862b386d7651cff3e547f063ec17d95feb3fca77615c1f36fc3aecebf154",
    "metadata": {},
    "name": "LossListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "460507a171d777b61ad053fc16969c14";

export default node;
