/**
 * @generated SignedSource<<b402eaa4e4b6232dbe44d396d73f69b9>>
 * @relayHash 723e059a0a1c3f4a49410bcb70383d63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7be97ed7a5284cc9a3c603aba164700d433a4a773469208f5fb68f6bfe12739f

import type { ConcreteRequest } from 'relay-runtime';
export type ResendVerificationCodeInput = {
  email: string;
};
export type useResendCodeMutation$variables = {
  input: ResendVerificationCodeInput;
};
export type useResendCodeMutation$data = {
  readonly resendVerificationCode: {
    readonly __typename: "CodeSent";
    readonly destination: string;
  } | {
    readonly __typename: "SendCodeRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useResendCodeMutation = {
  response: useResendCodeMutation$data;
  variables: useResendCodeMutation$variables;
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
    "name": "resendVerificationCode",
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
            "name": "destination",
            "storageKey": null
          }
        ],
        "type": "CodeSent",
        "abstractKey": null
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
    "name": "useResendCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7be97ed7a5284cc9a3c603aba164700d433a4a773469208f5fb68f6bfe12739f",
    "metadata": {},
    "name": "useResendCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1dec467a22ad57359451e651d4543c2";

export default node;
