/**
 * @generated SignedSource<<7f0d64ffd93e7016e69ba0d6261ff525>>
 * @relayHash d453aae9c4b3b484303b823065e40de1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa025591498c1a962936c71c9fde7b8c6dcf0ba741c5e1bc6d247bf2e320399d

import type { ConcreteRequest } from 'relay-runtime';
export type ContinueDancingInput = {
  classRecordId: string;
};
export type useContinueDancingRemoveMutation$variables = {
  input: ContinueDancingInput;
};
export type useContinueDancingRemoveMutation$data = {
  readonly removeFromContinueDancing: {
    readonly __typename: string;
    readonly classRecord?: {
      readonly id: string;
      readonly isInContinueDancing: boolean;
    };
    readonly message?: string;
  };
};
export type useContinueDancingRemoveMutation = {
  response: useContinueDancingRemoveMutation$data;
  variables: useContinueDancingRemoveMutation$variables;
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
    "name": "removeFromContinueDancing",
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
            "concreteType": "ClassRecord",
            "kind": "LinkedField",
            "name": "classRecord",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isInContinueDancing",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ContinueDancingChanged",
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
        "type": "Refusal",
        "abstractKey": "__isRefusal"
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
    "name": "useContinueDancingRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContinueDancingRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa025591498c1a962936c71c9fde7b8c6dcf0ba741c5e1bc6d247bf2e320399d",
    "metadata": {},
    "name": "useContinueDancingRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e262347ef5df9eb017f7a227a6cdd98";

export default node;
