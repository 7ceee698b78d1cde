/**
 * @generated SignedSource<<52e549f8bc6f4c660d0f9da6856f513b>>
 * @relayHash bcf8261df6325937dbbf0cc4ed0e4c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cd2d9509b1f69a663fcb26d169a0484f9c85339a801b4522c04b000f73110a4

import type { ConcreteRequest } from 'relay-runtime';
export type PlanChoice = "GIFT_MONTHLY" | "GIFT_YEARLY" | "MONTHLY" | "MULTI_MONTHLY" | "MULTI_YEARLY" | "NO_DEAL_MONTHLY" | "YEARLY" | "%future added value";
export type FaqScreenQuery$variables = Record<PropertyKey, never>;
export type FaqScreenQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly choice: PlanChoice | null | undefined;
    readonly priceCents: number;
  }>;
};
export type FaqScreenQuery = {
  response: FaqScreenQuery$data;
  variables: FaqScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "currency",
        "value": "USD"
      }
    ],
    "concreteType": "Plan",
    "kind": "LinkedField",
    "name": "plans",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "choice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceCents",
        "storageKey": null
      }
    ],
    "storageKey": "plans(currency:\"USD\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FaqScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1cd2d9509b1f69a663fcb26d169a0484f9c85339a801b4522c04b000f73110a4",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb1a983017142d4f41e22c17d1eb47d6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
