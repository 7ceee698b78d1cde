/**
 * @generated SignedSource<<dd72b3462dfd58ca61b73dbb480647f5>>
 * @relayHash 88417e1cbcc4af082719d471bbb539b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e46e283ab87c36de2a973c9ac61f53271ac0756b5c6999f19eb51b2ef751dd7

import type { ConcreteRequest } from 'relay-runtime';
export type MemberIdentityQuery$variables = Record<PropertyKey, never>;
export type MemberIdentityQuery$data = {
  readonly viewer: {
    readonly profile: {
      readonly email: string;
      readonly familyName: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type MemberIdentityQuery = {
  response: MemberIdentityQuery$data;
  variables: MemberIdentityQuery$variables;
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
    "name": "MemberIdentityQuery",
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
    "name": "MemberIdentityQuery",
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
    "id": "2e46e283ab87c36de2a973c9ac61f53271ac0756b5c6999f19eb51b2ef751dd7",
    "metadata": {},
    "name": "MemberIdentityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e136a83c8d3470d0345626048a2ae5b1";

export default node;
