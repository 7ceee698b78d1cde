/**
 * @generated SignedSource<<2ed77e4ed7e06d5176f8470a7dca89a5>>
 * @relayHash 75681c987df3f4782b05a2e9289260cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 938c0bd8e41d92a59b14ae6db4cc73bc134fc01639cbe69d9d2b542c42911184

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "INR" | "USD" | "%future added value";
export type UpdateCardDialogQuery$variables = Record<PropertyKey, never>;
export type UpdateCardDialogQuery$data = {
  readonly checkoutSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"CardDialogContent_settings">;
  };
  readonly viewer: {
    readonly profile: {
      readonly familyName: string;
      readonly name: string;
    } | null | undefined;
    readonly subscription: {
      readonly currency: Currency;
      readonly " $fragmentSpreads": FragmentRefs<"CardDialogContent_subscription">;
    } | null | undefined;
  } | null | undefined;
};
export type UpdateCardDialogQuery = {
  response: UpdateCardDialogQuery$data;
  variables: UpdateCardDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Profile",
  "kind": "LinkedField",
  "name": "profile",
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
      "name": "familyName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "UpdateCardDialogQuery",
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
            "name": "CardDialogContent_settings"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MemberSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CardDialogContent_subscription"
              }
            ],
            "storageKey": null
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
    "name": "UpdateCardDialogQuery",
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
            "name": "walletEnabled",
            "storageKey": null
          },
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MemberSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "owingCents",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "938c0bd8e41d92a59b14ae6db4cc73bc134fc01639cbe69d9d2b542c42911184",
    "metadata": {},
    "name": "UpdateCardDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "394d8e0ae753cd19e654cc4a869331cd";

export default node;
