/**
 * @generated SignedSource<<d74a927de25dfd6840f9fd986bf3db74>>
 * @relayHash 02665553ecd4873d176712c68a5125d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd42d0b9aceaf72de0f664b1cbb3ffecb4e95ba62445c9ec29dbde9ef28714a

import type { ConcreteRequest } from 'relay-runtime';
export type ContinueDancingInput = {
  classRecordId: string;
};
export type useContinueDancingRestoreMutation$variables = {
  input: ContinueDancingInput;
};
export type useContinueDancingRestoreMutation$data = {
  readonly restoreToContinueDancing: {
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
    "id": "8cd42d0b9aceaf72de0f664b1cbb3ffecb4e95ba62445c9ec29dbde9ef28714a",
    "metadata": {},
    "name": "useContinueDancingRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c5c48f238a03e2e975a3507e407165f";

export default node;
