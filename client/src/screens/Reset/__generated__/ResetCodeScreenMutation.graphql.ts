/**
 * @generated SignedSource<<a4f311d50c2773dd7f5a8b0231395203>>
 * @relayHash 0e5d0932ce20817cac4cec1804717558
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b05dc7f3ad6bfb75d11ddbae5b4171816118278ba773d8381f5e77a029b3de9c

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
    "id": "b05dc7f3ad6bfb75d11ddbae5b4171816118278ba773d8381f5e77a029b3de9c",
    "metadata": {},
    "name": "ResetCodeScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "501817faeb811ca1dda827c25cb78359";

export default node;
