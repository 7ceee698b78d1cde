/**
 * @generated SignedSource<<ef2b821bad4870f3f7bdd71b7d1453c5>>
 * @relayHash b9177e752e2216739d3f83600897e569
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c1afe241bf29d58aae487e02ed075db72ac945ae3192fc7ec48f321c1724a8a

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyPasswordResetCodeInput = {
  code: string;
  email: string;
};
export type ResetCodeScreenMutation$variables = {
  input: VerifyPasswordResetCodeInput;
};
export type ResetCodeScreenMutation$data = {
  readonly verifyPasswordResetCode: {
    readonly __typename: "PasswordResetRefused";
    readonly code: string;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ResetCodeScreenMutation = {
  response: ResetCodeScreenMutation$data;
  variables: ResetCodeScreenMutation$variables;
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
    "name": "verifyPasswordResetCode",
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "PasswordResetRefused",
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
    "name": "ResetCodeScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetCodeScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c1afe241bf29d58aae487e02ed075db72ac945ae3192fc7ec48f321c1724a8a",
    "metadata": {},
    "name": "ResetCodeScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "84fa35675a85c47f413dc4c1688e5a88";

export default node;
