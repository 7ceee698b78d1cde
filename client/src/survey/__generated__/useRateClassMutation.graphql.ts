/**
 * @generated SignedSource<<b3389f3fbf98ea5c35e8aa09f09801e3>>
 * @relayHash 062749426f900150c0381398f51d64c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38d4996a3f5ee19d3a5c28e288727f537cb85eb25971e16eb8033336691a990a

import type { ConcreteRequest } from 'relay-runtime';
export type RateClassInput = {
  classId: string;
  comments?: string | null | undefined;
  difficulty: number;
  rating?: number | null | undefined;
};
export type useRateClassMutation$variables = {
  input: RateClassInput;
};
export type useRateClassMutation$data = {
  readonly rateClass: {
    readonly __typename: "ClassRated";
    readonly feedback: {
      readonly difficulty: number;
    };
  } | {
    readonly __typename: "RateClassRefused";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRateClassMutation = {
  response: useRateClassMutation$data;
  variables: useRateClassMutation$variables;
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
    "name": "rateClass",
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
            "concreteType": "ClassFeedback",
            "kind": "LinkedField",
            "name": "feedback",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "difficulty",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ClassRated",
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
        "type": "RateClassRefused",
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
    "name": "useRateClassMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRateClassMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "38d4996a3f5ee19d3a5c28e288727f537cb85eb25971e16eb8033336691a990a",
    "metadata": {},
    "name": "useRateClassMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "734be77b32eecc21a7ed6cad8cebdd64";

export default node;
