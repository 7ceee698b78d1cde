/**
 * @generated SignedSource<<286583789f26d60ccf9e9abf1194c8a3>>
 * @relayHash e283f4a6b220f536baa21afb6b8e8178
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21a7135d2b28a44c1e4d2e71d24118989309e99b6d1848b1357a7249ac444007

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type PreviewedAction = "CHANGE_PLAN" | "PURCHASE_ON_FILE" | "REACTIVATE" | "%future added value";
export type PaymentPreviewQuery$variables = {
  action: PreviewedAction;
  planChoice?: PlanChoice | null | undefined;
};
export type PaymentPreviewQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly paymentPreview: {
        readonly __typename: "PaymentPreview";
        readonly cardLabel: string | null | undefined;
        readonly currency: Currency;
        readonly nextCents: number | null | undefined;
        readonly nextOn: string | null | undefined;
        readonly todayCents: number;
      } | {
        readonly __typename: "PaymentPreviewRefused";
        readonly message: string;
      } | {
        // This will never be '%other', but we need some
        // value in case none of the concrete values match.
        readonly __typename: "%other";
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PaymentPreviewQuery = {
  response: PaymentPreviewQuery$data;
  variables: PaymentPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "action"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "planChoice"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MemberSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "action",
          "variableName": "action"
        },
        {
          "kind": "Variable",
          "name": "planChoice",
          "variableName": "planChoice"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "paymentPreview",
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
              "name": "todayCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextOn",
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
              "name": "cardLabel",
              "storageKey": null
            }
          ],
          "type": "PaymentPreview",
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
          "type": "PaymentPreviewRefused",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PaymentPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "PaymentPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "21a7135d2b28a44c1e4d2e71d24118989309e99b6d1848b1357a7249ac444007",
    "metadata": {},
    "name": "PaymentPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55e292a579c0cc934795a2bcc609eb60";

export default node;
