/**
 * @generated SignedSource<<5cb37cf9ca01a642b3c0fd05be79390f>>
 * @relayHash 3b01cf0dc03a9a1cf7bfccd0b2ed5770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51926e1798e0529e4dd74f426e3e25b7b68f60da73595abcdf69afbb28795ea0

import type { ConcreteRequest } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type Currency = "INR" | "USD" | "%future added value";
export type LossListQuery$variables = Record<PropertyKey, never>;
export type LossListQuery$data = {
  readonly viewer: {
    readonly giftCredit: {
      readonly amountCents: number;
      readonly currency: Currency;
    } | null | undefined;
    readonly savedClasses: {
      readonly totalCount: number;
    } | null | undefined;
    readonly subscription: {
      readonly accessEndsOn: string | null | undefined;
      readonly accountStatus: AccountStatus;
      readonly isOwing: boolean;
      readonly isTrial: boolean;
      readonly nextBillingDate: string | null | undefined;
      readonly pause: {
        readonly isPaused: boolean;
        readonly pausesOn: string;
      } | null | undefined;
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
  "concreteType": "GiftCredit",
  "kind": "LinkedField",
  "name": "giftCredit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
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
          "name": "pausesOn",
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
          (v3/*:: as any*/)
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
          (v3/*:: as any*/),
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
    "id": "51926e1798e0529e4dd74f426e3e25b7b68f60da73595abcdf69afbb28795ea0",
    "metadata": {},
    "name": "LossListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d7a3a431373cbfbadf176423c6a8f9c";

export default node;
