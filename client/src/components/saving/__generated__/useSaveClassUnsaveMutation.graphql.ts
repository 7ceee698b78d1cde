/**
 * @generated SignedSource<<168c3729ed9909c55bc5b86d3497a641>>
 * @relayHash 43a2650345622bf6a923eda562b33533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cde46ebec339c564b22f26348820bb0926516d7d5ef495068c7fe791b30d1b25

import type { ConcreteRequest } from 'relay-runtime';
export type UnsaveClassInput = {
  savedClassId: string;
};
export type useSaveClassUnsaveMutation$variables = {
  connections: ReadonlyArray<string>;
  input: UnsaveClassInput;
};
export type useSaveClassUnsaveMutation$data = {
  readonly unsaveClass: {
    readonly danceClass?: {
      readonly id: string;
      readonly savedClassId: string | null | undefined;
    };
    readonly deletedSavedClassId?: string;
  };
};
export type useSaveClassUnsaveMutation = {
  response: useSaveClassUnsaveMutation$data;
  variables: useSaveClassUnsaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedSavedClassId",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveClassUnsaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unsaveClass",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "ClassUnsaved",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveClassUnsaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unsaveClass",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "deletedSavedClassId",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              },
              (v4/*:: as any*/)
            ],
            "type": "ClassUnsaved",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cde46ebec339c564b22f26348820bb0926516d7d5ef495068c7fe791b30d1b25",
    "metadata": {},
    "name": "useSaveClassUnsaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8e99be616b414ccfa03eb9461520db1";

export default node;
