/**
 * @generated SignedSource<<d6d854921fcfbe1f3c2a9c4769b8dd34>>
 * @relayHash 825a8abaf7b564048939e3d9313c6d6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba4f9cbec1f8f24021171b4d5c81edc686485a28307277eec0fe8798342d490e

import type { ConcreteRequest } from 'relay-runtime';
export type HelpCategory = "BILLING" | "GENERAL" | "OTHER" | "TECHNICAL" | "%future added value";
export type SendHelpRequestInput = {
  category: HelpCategory;
  email: string;
  firstName: string;
  lastName: string;
  message: string;
};
export type useSendHelpRequestMutation$variables = {
  input: SendHelpRequestInput;
};
export type useSendHelpRequestMutation$data = {
  readonly sendHelpRequest: {
    readonly __typename: "HelpRequestSent";
    readonly supportEmail: string;
  } | {
    readonly __typename: "SendHelpRequestRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendHelpRequestMutation = {
  response: useSendHelpRequestMutation$data;
  variables: useSendHelpRequestMutation$variables;
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
    "name": "sendHelpRequest",
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
            "name": "supportEmail",
            "storageKey": null
          }
        ],
        "type": "HelpRequestSent",
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
        "type": "SendHelpRequestRefused",
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
    "name": "useSendHelpRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendHelpRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba4f9cbec1f8f24021171b4d5c81edc686485a28307277eec0fe8798342d490e",
    "metadata": {},
    "name": "useSendHelpRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebae4055477b865eda8c36f3420b42ad";

export default node;
