/**
 * @generated SignedSource<<026f1d272cd82b16ce844af77daa8ba7>>
 * @relayHash 59d5f9359a8e7700187ac747616fae8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd89b26d93eb671e4d02cc5b2daed99038e5829a0643dfcb685627b473929876

import type { ConcreteRequest } from 'relay-runtime';
export type BillingAddressInput = {
  city: string;
  country: string;
  giftCardRedemptionCode?: string | null | undefined;
  postalCode: string;
  region?: string | null | undefined;
  street: string;
};
export type saveBillingAddressMutation$variables = {
  input: BillingAddressInput;
};
export type saveBillingAddressMutation$data = {
  readonly saveBillingAddress: {
    readonly __typename: "SaveBillingAddressRefused";
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type saveBillingAddressMutation = {
  response: saveBillingAddressMutation$data;
  variables: saveBillingAddressMutation$variables;
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
    "name": "saveBillingAddress",
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
        "type": "SaveBillingAddressRefused",
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
    "name": "saveBillingAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "saveBillingAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cd89b26d93eb671e4d02cc5b2daed99038e5829a0643dfcb685627b473929876",
    "metadata": {},
    "name": "saveBillingAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00260f6cda5ae71083a2231eab6c8807";

export default node;
