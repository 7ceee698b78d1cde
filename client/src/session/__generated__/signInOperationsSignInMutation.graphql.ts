/**
 * @generated SignedSource<<56a37da8e053291b74588c4721d14eff>>
 * @relayHash d64b64820a4487d33e3b7d02063910e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0fc93b6127f8e0ef3c90958a7c97cd968d4c6c66e33a4a89e31c403c1ecd430

import type { ConcreteRequest } from 'relay-runtime';
export type MemberGroup = "EMPLOYEE" | "FREE_ACCESS" | "SUBSCRIBER" | "%future added value";
export type SignInInput = {
  captchaToken?: string | null | undefined;
  email: string;
  password: string;
  rememberMe: boolean;
};
export type signInOperationsSignInMutation$variables = {
  input: SignInInput;
};
export type signInOperationsSignInMutation$data = {
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
export type signInOperationsSignInMutation = {
  response: signInOperationsSignInMutation$data;
  variables: signInOperationsSignInMutation$variables;
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
    "name": "signInOperationsSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInOperationsSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0fc93b6127f8e0ef3c90958a7c97cd968d4c6c66e33a4a89e31c403c1ecd430",
    "metadata": {},
    "name": "signInOperationsSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7192ae08651608a8e7882792d6fefb0d";

export default node;
