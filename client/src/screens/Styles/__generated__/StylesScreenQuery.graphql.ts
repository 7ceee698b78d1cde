/**
 * @generated SignedSource<<91693466a230e3db24804493b18b4928>>
 * @relayHash e2c21952e5ce28e6e4129a398fc6f4fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66798b9e8cf3b9e756477264c39addd7803aebe870852ac2002694a9cf84fd27

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StylesScreenQuery$variables = Record<PropertyKey, never>;
export type StylesScreenQuery$data = {
  readonly styles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StyleTile_style">;
  }>;
};
export type StylesScreenQuery = {
  response: StylesScreenQuery$data;
  variables: StylesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StylesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Style",
        "kind": "LinkedField",
        "name": "styles",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StyleTile_style"
          }
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
    "name": "StylesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Style",
        "kind": "LinkedField",
        "name": "styles",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageColor1",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageColor2",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rhythm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageImageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalClasses",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "66798b9e8cf3b9e756477264c39addd7803aebe870852ac2002694a9cf84fd27",
    "metadata": {},
    "name": "StylesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05033f5bfe15b85f56c553a816547dc8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
