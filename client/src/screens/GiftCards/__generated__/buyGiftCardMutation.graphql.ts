/**
 * @generated SignedSource<<6a1d28cb0857bac41ff0014cbe07357e>>
 * @relayHash 19a4254a361aa24acece344e28cd6734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f8307ba7bcee1afd33ad2e46608635d0705815d70b2689798e01fc33d4bec47

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type GiftDelivery = "EMAIL" | "PRINT" | "%future added value";
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type BuyGiftCardInput = {
  address: BillingAddressInput;
  attemptId: string;
  deliverAt?: string | null | undefined;
  delivery: GiftDelivery;
  firstName: string;
  giverEmail: string;
  giverName: string;
  lastName: string;
  message?: string | null | undefined;
  planChoice: PlanChoice;
  recipientEmail?: string | null | undefined;
  recipientName: string;
  seenAmountCents?: number | null | undefined;
  threeDSecureActionResultTokenId?: string | null | undefined;
  timeZone: string;
  tokenId: string;
};
export type BillingAddressInput = {
  city: string;
  country: string;
  giftCardRedemptionCode?: string | null | undefined;
  postalCode: string;
  region?: string | null | undefined;
  street: string;
};
export type buyGiftCardMutation$variables = {
  input: BuyGiftCardInput;
};
export type buyGiftCardMutation$data = {
  readonly buyGiftCard: {
    readonly __typename: "BuyGiftCardRefused";
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "GiftCardBought";
    readonly amountCents: number;
    readonly currency: Currency;
    readonly deliverAt: string | null | undefined;
    readonly orderNumber: string;
    readonly redemptionCode: string | null | undefined;
  } | {
    readonly __typename: "ThreeDSecureRequired";
    readonly actionTokenId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type buyGiftCardMutation = {
  response: buyGiftCardMutation$data;
  variables: buyGiftCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "buyGiftCard",
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
            "name": "orderNumber",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "redemptionCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliverAt",
            "storageKey": null
          }
        ],
        "type": "GiftCardBought",
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
          }
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "type": "BuyGiftCardRefused",
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
    "name": "buyGiftCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "buyGiftCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f8307ba7bcee1afd33ad2e46608635d0705815d70b2689798e01fc33d4bec47",
    "metadata": {},
    "name": "buyGiftCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0cbe5ebd4f8368ece2b4d3588dc53d3";

export default node;
