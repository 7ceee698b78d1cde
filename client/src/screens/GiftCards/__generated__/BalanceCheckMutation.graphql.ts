/**
 * @generated SignedSource<<ec1fdf97bb00bb57c9bbbb02acbc8bbd>>
 * @relayHash 12fc831f15ac884af3a88bba28d9d2bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5938a094c11d1a7e88221d81985e3d3108b8d85d7afd063f5bc8c9e4c733e27

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "INR" | "USD" | "%future added value";
export type CheckGiftCardInput = {
  code: string;
};
export type BalanceCheckMutation$variables = {
  input: CheckGiftCardInput;
};
export type BalanceCheckMutation$data = {
  readonly checkGiftCard: {
    readonly __typename: "CheckGiftCardRefused";
    readonly message: string;
  } | {
    readonly __typename: "GiftCardBalance";
    readonly balanceCents: number;
    readonly currency: Currency;
    readonly isRedeemed: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type BalanceCheckMutation = {
  response: BalanceCheckMutation$data;
  variables: BalanceCheckMutation$variables;
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
    "name": "checkGiftCard",
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
            "name": "balanceCents",
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
            "name": "isRedeemed",
            "storageKey": null
          }
        ],
        "type": "GiftCardBalance",
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
        "type": "CheckGiftCardRefused",
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
    "name": "BalanceCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BalanceCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5938a094c11d1a7e88221d81985e3d3108b8d85d7afd063f5bc8c9e4c733e27",
    "metadata": {},
    "name": "BalanceCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37f0f12b1a9bf199c4b38335d34a40ce";

export default node;
