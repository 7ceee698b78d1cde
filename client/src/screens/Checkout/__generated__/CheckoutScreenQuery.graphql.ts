/**
 * @generated SignedSource<<3dcc61a2252411cda5dc30c041479d32>>
 * @relayHash 89258cb9c19bc6487a56cc5b33d1ef84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 212cc12d246afca896a12e1f960c5154450e32953de7bd7da8b2ba92c9eff9c7

import type { ConcreteRequest } from 'relay-runtime';
export type BillingProcessor = "CRM" | "RECURLY" | "%future added value";
export type CheckoutScreenQuery$variables = Record<PropertyKey, never>;
export type CheckoutScreenQuery$data = {
  readonly checkoutSettings: {
    readonly apiUrl: string;
    readonly processor: BillingProcessor;
    readonly publicKey: string;
    readonly scriptUrl: string;
  };
};
export type CheckoutScreenQuery = {
  response: CheckoutScreenQuery$data;
  variables: CheckoutScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CheckoutSettings",
    "kind": "LinkedField",
    "name": "checkoutSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "processor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publicKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scriptUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "apiUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CheckoutScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "212cc12d246afca896a12e1f960c5154450e32953de7bd7da8b2ba92c9eff9c7",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9510db03bf1965b7afa00ff55f4aed4a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
