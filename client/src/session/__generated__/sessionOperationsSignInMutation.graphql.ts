/**
 * @generated SignedSource<<861f9b9a9cf2659fbd0f6ecafeecc0c6>>
 * @relayHash 7383d5361354300c727914485362a8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20a142877517ffc5ff9c9b66370d8f27018d2331d2adadae62ba373c9f8aa147

import type { ConcreteRequest } from 'relay-runtime';
export type MemberGroup = "EMPLOYEE" | "FREE_ACCESS" | "SUBSCRIBER" | "%future added value";
export type SignInInput = {
  email: string;
  password: string;
  rememberMe: boolean;
};
export type sessionOperationsSignInMutation$variables = {
  input: SignInInput;
};
export type sessionOperationsSignInMutation$data = {
  readonly signIn: {
    readonly __typename: "SignInRefused";
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "SignedIn";
    readonly accessToken: string;
    readonly expiresAt: string;
    readonly groups: ReadonlyArray<MemberGroup>;
    readonly member: {
      readonly id: string;
    };
    readonly userName: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type sessionOperationsSignInMutation = {
  response: sessionOperationsSignInMutation$data;
  variables: sessionOperationsSignInMutation$variables;
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
    "name": "signIn",
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
            "name": "userName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accessToken",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groups",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
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
        ],
        "type": "SignedIn",
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
        "type": "SignInRefused",
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
    "name": "sessionOperationsSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionOperationsSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20a142877517ffc5ff9c9b66370d8f27018d2331d2adadae62ba373c9f8aa147",
    "metadata": {},
    "name": "sessionOperationsSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3582f1522d1ecbd0c342a605d5da0d30";

export default node;
