/**
 * @generated SignedSource<<0ec7cff1bff492db47cc2a5dbd0bb8e6>>
 * @relayHash fa7df235d86cc0a6cf91c65999caaf29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03ebb076f6c1c61224c0aad2cf5299b7534446427b4863dd008de6d7b155c4b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChallengeDialogQuery$variables = Record<PropertyKey, never>;
export type ChallengeDialogQuery$data = {
  readonly checkoutSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentProvider_settings">;
  };
};
export type ChallengeDialogQuery = {
  response: ChallengeDialogQuery$data;
  variables: ChallengeDialogQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChallengeDialogQuery",
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
    "name": "ChallengeDialogQuery",
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
    "id": "03ebb076f6c1c61224c0aad2cf5299b7534446427b4863dd008de6d7b155c4b0",
    "metadata": {},
    "name": "ChallengeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b32db2290f2b3ee903075723e8b47e02";

export default node;
