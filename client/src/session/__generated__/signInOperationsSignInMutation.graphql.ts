/**
 * @generated SignedSource<<f19e27ae83c2abe6eda117067a208d2f>>
 * @relayHash 3398afa6a2cd502e7234e726e418b952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e8629982a26b85e9cc25ed472d140776f953da0643063244f7a598e18503e5f

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
    readonly keptAccount: boolean;
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
            "kind": "ScalarField",
            "name": "keptAccount",
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
    "id": "6e8629982a26b85e9cc25ed472d140776f953da0643063244f7a598e18503e5f",
    "metadata": {},
    "name": "signInOperationsSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aebfe1d0d1f5eaf7d8fa23a2da3d095a";

export default node;
