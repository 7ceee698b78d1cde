/**
 * @generated SignedSource<<e90147eec224aafafc48af896bdc28a4>>
 * @relayHash 89adbc592afd5ae6bbfbccc32f0fcceb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf28d95f52deef0298a4fc44a1db43ff748ac8fce9475bb4bc7f8bbdd4fe03e1

import type { ConcreteRequest } from 'relay-runtime';
export type useOwnContactQuery$variables = Record<PropertyKey, never>;
export type useOwnContactQuery$data = {
  readonly viewer: {
    readonly profile: {
      readonly email: string;
      readonly familyName: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type useOwnContactQuery = {
  response: useOwnContactQuery$data;
  variables: useOwnContactQuery$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
    "name": "useOwnContactQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useOwnContactQuery",
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
    "id": "cf28d95f52deef0298a4fc44a1db43ff748ac8fce9475bb4bc7f8bbdd4fe03e1",
    "metadata": {},
    "name": "useOwnContactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6bae3e8b72d3bb66c8e58fd07aec214";

export default node;
