/**
 * @generated SignedSource<<af5a8fd2d856e43cfca8fdda5e83ce61>>
 * @relayHash 7592a20bd1aa87c70e80229668450a77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a636590c79d285782f129850bd592ec917b9260059f278e3807a7e3f1b0905d4

import type { ConcreteRequest } from 'relay-runtime';
export type ContinueDancingInput = {
  classRecordId: string;
};
export type useContinueDancingRestoreMutation$variables = {
  input: ContinueDancingInput;
};
export type useContinueDancingRestoreMutation$data = {
  readonly restoreToContinueDancing: {
    readonly __typename: string;
    readonly classRecord?: {
      readonly id: string;
      readonly isInContinueDancing: boolean;
    };
    readonly message?: string;
  };
};
export type useContinueDancingRestoreMutation = {
  response: useContinueDancingRestoreMutation$data;
  variables: useContinueDancingRestoreMutation$variables;
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
    "name": "restoreToContinueDancing",
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
    "name": "useContinueDancingRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContinueDancingRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a636590c79d285782f129850bd592ec917b9260059f278e3807a7e3f1b0905d4",
    "metadata": {},
    "name": "useContinueDancingRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ece30afdb42fec9f2af61621fac4bf2";

export default node;
