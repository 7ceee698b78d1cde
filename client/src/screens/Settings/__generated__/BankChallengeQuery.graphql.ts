/**
 * @generated SignedSource<<9199ddfd2e456131bf6dcc8fe75873e4>>
 * @relayHash 3ef9ce21c7d22b692938128112c5e115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f190bb31304ffad12a12f7ab5e5bf76c5f22f71bdb086a00084281f2ecb3e2bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankChallengeQuery$variables = Record<PropertyKey, never>;
export type BankChallengeQuery$data = {
  readonly checkoutSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentProvider_settings">;
  };
};
export type BankChallengeQuery = {
  response: BankChallengeQuery$data;
  variables: BankChallengeQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BankChallengeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutSettings",
        "kind": "LinkedField",
        "name": "checkoutSettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentProvider_settings"
          }
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
    "name": "BankChallengeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutSettings",
        "kind": "LinkedField",
        "name": "checkoutSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "processor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scriptUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "apiUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "walletEnabled",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f190bb31304ffad12a12f7ab5e5bf76c5f22f71bdb086a00084281f2ecb3e2bb",
    "metadata": {},
    "name": "BankChallengeQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "45cc3893cc6b0903c1ad7c67f58d5c88";

export default node;
