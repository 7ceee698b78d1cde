/**
 * @generated SignedSource<<060ee2ec8651285dde2abda885b2e060>>
 * @relayHash b9638a49fb6b2048581994b6931f0c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ba9856ac5fe00f5e830dc5497c2179c56ac92a64af828f4b52707cdb12fa278

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StylesStepQuery$variables = Record<PropertyKey, never>;
export type StylesStepQuery$data = {
  readonly styles: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"StyleChoice_style">;
  }>;
};
export type StylesStepQuery = {
  response: StylesStepQuery$data;
  variables: StylesStepQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StylesStepQuery",
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
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StyleChoice_style"
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
    "name": "StylesStepQuery",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "width",
                "value": 720
              }
            ],
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": "imageUrl(width:720)"
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ba9856ac5fe00f5e830dc5497c2179c56ac92a64af828f4b52707cdb12fa278",
    "metadata": {},
    "name": "StylesStepQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14103ba8c48cc2e67de16300b44672e9";

export default node;
