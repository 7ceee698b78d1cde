/**
 * @generated SignedSource<<0cd67d42750db98b348926dd7698a5d8>>
 * @relayHash f0d69413ea36ed9713cd2316192ebc76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b6cef2d466c512e82b06763156aadbd7302d29814bf01fde34d84f3c4f853b

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type DiscountType = "FIXED" | "FREE_TRIAL" | "PERCENT" | "%future added value";
export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type TrialUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type OrderPreviewInput = {
  cardTokenId?: string | null | undefined;
  couponCode?: string | null | undefined;
  giftCardRedemptionCode?: string | null | undefined;
  planChoice: PlanChoice;
};
export type useOrderPreviewQuery$variables = {
  input: OrderPreviewInput;
};
export type useOrderPreviewQuery$data = {
  readonly orderPreview: {
    readonly __typename: "OrderPreview";
    readonly discount: {
      readonly amountCents: number | null | undefined;
      readonly percent: number | null | undefined;
      readonly trial: {
        readonly length: number;
        readonly unit: TrialUnit;
      } | null | undefined;
      readonly type: DiscountType;
    } | null | undefined;
    readonly firstChargeOn: string;
    readonly nextSubtotalCents: number;
    readonly nowSubtotalCents: number;
    readonly plan: {
      readonly currency: Currency;
      readonly intervalUnit: IntervalUnit;
      readonly name: string;
      readonly priceCents: number;
      readonly trial: {
        readonly length: number;
        readonly unit: TrialUnit;
      } | null | undefined;
    };
    readonly trialEndsOn: string | null | undefined;
  } | {
    readonly __typename: "OrderPreviewRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOrderPreviewQuery = {
  response: useOrderPreviewQuery$data;
  variables: useOrderPreviewQuery$variables;
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
  "concreteType": "Trial",
  "kind": "LinkedField",
  "name": "trial",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    }
  ],
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
    "name": "orderPreview",
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
            "name": "nowSubtotalCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextSubtotalCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstChargeOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trialEndsOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plan",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "priceCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "intervalUnit",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Discount",
            "kind": "LinkedField",
            "name": "discount",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountCents",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "OrderPreview",
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
        "type": "OrderPreviewRefused",
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
    "name": "useOrderPreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d4b6cef2d466c512e82b06763156aadbd7302d29814bf01fde34d84f3c4f853b",
    "metadata": {},
    "name": "useOrderPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "522dfdc8e3935a2c51204912aec5a5a7";

export default node;
