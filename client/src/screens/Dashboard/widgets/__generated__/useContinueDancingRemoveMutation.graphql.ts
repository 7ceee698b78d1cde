/**
 * @generated SignedSource<<eb613bf7ba9dedd3a75a073a2ca6412b>>
 * @relayHash 5893b08a313d37210ba5e1a6b2c69ff4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc976b676511f9a1ef1605f211b470480d24d31e7cf689b0427e21df873feeec

import type { ConcreteRequest } from 'relay-runtime';
export type ContinueDancingInput = {
  classRecordId: string;
};
export type useContinueDancingRemoveMutation$variables = {
  input: ContinueDancingInput;
};
export type useContinueDancingRemoveMutation$data = {
  readonly removeFromContinueDancing: {
    readonly __typename: "ContinueDancingChanged";
    readonly classRecord: {
      readonly id: string;
      readonly isInContinueDancing: boolean;
    };
  } | {
    readonly __typename: "ContinueDancingRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
        "type": "ContinueDancingRefused",
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
    "id": "fc976b676511f9a1ef1605f211b470480d24d31e7cf689b0427e21df873feeec",
    "metadata": {},
    "name": "useContinueDancingRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9241a9dce00a6dc05418e05451fe31f9";

export default node;
