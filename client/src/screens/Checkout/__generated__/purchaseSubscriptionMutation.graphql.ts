/**
 * @generated SignedSource<<711c22fccc54642196502395f94c25c6>>
 * @relayHash e835da1c198fe22c2d6b69228b0419e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6327af4fdc669c390122106bb59e0b9c44cbf872ad181885d3aa44ffebfae1a2

import type { ConcreteRequest } from 'relay-runtime';
export type AccountStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "INACTIVE" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type PurchaseSubscriptionInput = {
  agreedTodayCents?: number | null | undefined;
  attemptId: string;
  couponCodes?: ReadonlyArray<string> | null | undefined;
  firstName: string;
  giftCardRedemptionCode?: string | null | undefined;
  lastName: string;
  planChoice: PlanChoice;
  threeDSecureActionResultTokenId?: string | null | undefined;
  tokenId: string;
  userId?: string | null | undefined;
};
export type purchaseSubscriptionMutation$variables = {
  input: PurchaseSubscriptionInput;
};
export type purchaseSubscriptionMutation$data = {
  readonly purchaseSubscription: {
    readonly __typename: "PurchaseSubscriptionRefused";
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "SubscriptionPurchased";
    readonly entitlementTicket: string;
    readonly hadSubscription: boolean;
    readonly member: {
      readonly id: string;
      readonly subscription: {
        readonly accountStatus: AccountStatus;
        readonly planName: string;
      } | null | undefined;
    };
  } | {
    readonly __typename: "ThreeDSecureRequired";
    readonly actionTokenId: string;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type purchaseSubscriptionMutation = {
  response: purchaseSubscriptionMutation$data;
  variables: purchaseSubscriptionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "purchaseSubscription",
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
            "name": "entitlementTicket",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hadSubscription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
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
                    "name": "planName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SubscriptionPurchased",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actionTokenId",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "ThreeDSecureRequired",
        "abstractKey": null
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "type": "PurchaseSubscriptionRefused",
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
    "name": "purchaseSubscriptionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "purchaseSubscriptionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6327af4fdc669c390122106bb59e0b9c44cbf872ad181885d3aa44ffebfae1a2",
    "metadata": {},
    "name": "purchaseSubscriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6164d86f4c2651664a01f25b249497b";

export default node;
