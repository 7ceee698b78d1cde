/**
 * @generated SignedSource<<bf9cdf168a88c37b97a7ef10d08a7066>>
 * @relayHash 8c1909e3d2c379c841979cfb44371f75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 137bcc8bd2780bd703bc982353ffd9614296bcabd6ffd3595365a37461443f33

import type { ConcreteRequest } from 'relay-runtime';
export type SaveClassInput = {
  classId: string;
};
export type useSaveClassSaveMutation$variables = {
  input: SaveClassInput;
};
export type useSaveClassSaveMutation$data = {
  readonly saveClass: {
    readonly danceClass?: {
      readonly id: string;
      readonly savedClassId: string | null | undefined;
    };
  };
};
export type useSaveClassSaveMutation = {
  response: useSaveClassSaveMutation$data;
  variables: useSaveClassSaveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "danceClass",
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
          "name": "savedClassId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClassSaved",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveClassSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveClass",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveClassSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveClass",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "137bcc8bd2780bd703bc982353ffd9614296bcabd6ffd3595365a37461443f33",
    "metadata": {},
    "name": "useSaveClassSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbc70509446e3134115af73ede22fe1f";

export default node;
