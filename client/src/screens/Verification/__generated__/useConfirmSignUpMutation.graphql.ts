/**
 * @generated SignedSource<<2cc3e6c9c7000208f5b20a17361f7dae>>
 * @relayHash 9d26407d5fbf1e49ee57e9fd40888f49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3a1b10700856745922786c87a8bcec5ef1dd740e60644030c9f3f557aacbf56

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
    "id": "d3a1b10700856745922786c87a8bcec5ef1dd740e60644030c9f3f557aacbf56",
    "metadata": {},
    "name": "useConfirmSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93e065a3926db496e97b9c9bdc283997";

export default node;
