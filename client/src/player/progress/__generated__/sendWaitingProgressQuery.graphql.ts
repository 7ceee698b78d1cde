/**
 * @generated SignedSource<<54fdce47cc7d6bd2333ef40b550dad46>>
 * @relayHash 7a03fb382a9e5e0215e22d9397532454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b08aafe4ca7ca3bdde934a5be4ccac57daaeb126834db2692af466673abbacba

import type { ConcreteRequest } from 'relay-runtime';
export type ViewingStatus = "COMPLETED" | "NOT_INITIATED" | "STARTED" | "%future added value";
export type sendWaitingProgressQuery$variables = {
  classId: string;
};
export type sendWaitingProgressQuery$data = {
  readonly danceClass: {
    readonly lengthSeconds: number;
    readonly progress: {
      readonly status: ViewingStatus;
      readonly updatedAt: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type sendWaitingProgressQuery = {
  response: sendWaitingProgressQuery$data;
  variables: sendWaitingProgressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "classId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "classId",
    "variableName": "classId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lengthSeconds",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ClassProgress",
  "kind": "LinkedField",
  "name": "progress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendWaitingProgressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DanceClass",
        "kind": "LinkedField",
        "name": "danceClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendWaitingProgressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DanceClass",
        "kind": "LinkedField",
        "name": "danceClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "b08aafe4ca7ca3bdde934a5be4ccac57daaeb126834db2692af466673abbacba",
    "metadata": {},
    "name": "sendWaitingProgressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e2dc5dc91bf8bd340c687df34d1d844";

export default node;
