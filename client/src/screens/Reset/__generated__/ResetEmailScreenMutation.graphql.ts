/**
 * @generated SignedSource<<904ec936302124ecf8dbd3010429312f>>
 * @relayHash 2b193bbb7a7c846ac691e6fc417c2af0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0438cac47463c374c8d1401dc80565c7f07a7af77b5d42eab7cb696d0c22e3e8

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type ResetEmailScreenMutation$variables = {
  input: RequestPasswordResetInput;
};
export type ResetEmailScreenMutation$data = {
  readonly requestPasswordReset: {
    readonly __typename: "SendCodeRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ResetEmailScreenMutation = {
  response: ResetEmailScreenMutation$data;
  variables: ResetEmailScreenMutation$variables;
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
    "name": "requestPasswordReset",
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
        "type": "SendCodeRefused",
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
    "name": "ResetEmailScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetEmailScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0438cac47463c374c8d1401dc80565c7f07a7af77b5d42eab7cb696d0c22e3e8",
    "metadata": {},
    "name": "ResetEmailScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2bac66748b0a73c271383df3e5d315a5";

export default node;
