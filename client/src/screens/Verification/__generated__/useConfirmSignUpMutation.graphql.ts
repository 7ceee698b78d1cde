/**
 * @generated SignedSource<<9e7afeea0d889f0da157ff7e7f22813f>>
 * @relayHash 17bd3ca760075f1e7ed89fcc515406e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 902d01771a16aeb326b348d82b3ef0726c7138f72e0cdb50150d8ef8a8577ab0

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmSignUpInput = {
  email?: string | null | undefined;
  userName?: string | null | undefined;
  verificationCode: string;
};
export type useConfirmSignUpMutation$variables = {
  input: ConfirmSignUpInput;
};
export type useConfirmSignUpMutation$data = {
  readonly confirmSignUp: {
    readonly __typename: "ConfirmSignUpRefused";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "ConfirmSignUpSucceeded";
    readonly orderPageUrl: string | null | undefined;
    readonly userName: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useConfirmSignUpMutation = {
  response: useConfirmSignUpMutation$data;
  variables: useConfirmSignUpMutation$variables;
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
    "name": "confirmSignUp",
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
            "name": "orderPageUrl",
            "storageKey": null
          }
        ],
        "type": "ConfirmSignUpSucceeded",
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
          }
        ],
        "type": "ConfirmSignUpRefused",
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
    "name": "useConfirmSignUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmSignUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "902d01771a16aeb326b348d82b3ef0726c7138f72e0cdb50150d8ef8a8577ab0",
    "metadata": {},
    "name": "useConfirmSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f52806ea46f787aad421e957550e784";

export default node;
