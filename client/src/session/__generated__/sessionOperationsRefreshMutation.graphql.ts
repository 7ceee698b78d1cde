/**
 * @generated SignedSource<<9bcc2343290884b7bc942698d22bf239>>
 * @relayHash 35890aee47369a720576efa7c8d27121
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 670bad6906ffeedf9938b89f21fa53e5b32e4b8e90db00d5f5a2a26276eb1568

import type { ConcreteRequest } from 'relay-runtime';
export type MemberGroup = "EMPLOYEE" | "FREE_ACCESS" | "SUBSCRIBER" | "%future added value";
export type RefreshSessionInput = {
  entitlementTicket?: string | null | undefined;
};
export type sessionOperationsRefreshMutation$variables = {
  input: RefreshSessionInput;
};
export type sessionOperationsRefreshMutation$data = {
  readonly refreshSession: {
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
export type sessionOperationsRefreshMutation = {
  response: sessionOperationsRefreshMutation$data;
  variables: sessionOperationsRefreshMutation$variables;
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
    "name": "refreshSession",
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
    "name": "sessionOperationsRefreshMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionOperationsRefreshMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "670bad6906ffeedf9938b89f21fa53e5b32e4b8e90db00d5f5a2a26276eb1568",
    "metadata": {},
    "name": "sessionOperationsRefreshMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18b7fb4fc8cd77bda6c7bcee012081b9";

export default node;
