/**
 * @generated SignedSource<<e22378d0c8f0f852d5fa4afacd23a09c>>
 * @relayHash 09e10dcf96cdf2820f52924956eb0e20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74673b18308e73ddceff2d41205d0fa97544216969cedaf05b65d5c4b7d6e8f0

import type { ConcreteRequest } from 'relay-runtime';
export type OwnDancingQuery$variables = Record<PropertyKey, never>;
export type OwnDancingQuery$data = {
  readonly viewer: {
    readonly savedClasses: {
      readonly totalCount: number;
    } | null | undefined;
    readonly usageMetrics: {
      readonly totalClassesTaken: number;
      readonly totalSecondsDanced: number;
    } | null | undefined;
  } | null | undefined;
};
export type OwnDancingQuery = {
  response: OwnDancingQuery$data;
  variables: OwnDancingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "UsageMetrics",
  "kind": "LinkedField",
  "name": "usageMetrics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalClassesTaken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalSecondsDanced",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "SavedClassConnection",
  "kind": "LinkedField",
  "name": "savedClasses",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "savedClasses(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnDancingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnDancingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74673b18308e73ddceff2d41205d0fa97544216969cedaf05b65d5c4b7d6e8f0",
    "metadata": {},
    "name": "OwnDancingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4baedb442135031599d81653a4834034";

export default node;
