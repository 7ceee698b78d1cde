/**
 * @generated SignedSource<<b59ec031a999e4305032cab6d5101cb3>>
 * @relayHash 0a192bef1c09278de9fb9cddd5f710f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad4e48044948f40e90905f89cacf124ec51a9084c980a9d54f99924520d39e2

import type { ConcreteRequest } from 'relay-runtime';
export type useCaptchaQuery$variables = Record<PropertyKey, never>;
export type useCaptchaQuery$data = {
  readonly captchaChallenge: {
    readonly json: string;
  };
};
export type useCaptchaQuery = {
  response: useCaptchaQuery$data;
  variables: useCaptchaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CaptchaChallenge",
    "kind": "LinkedField",
    "name": "captchaChallenge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "json",
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
    "name": "useCaptchaQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCaptchaQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3ad4e48044948f40e90905f89cacf124ec51a9084c980a9d54f99924520d39e2",
    "metadata": {},
    "name": "useCaptchaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3525ac428dbc447a319ff1f4ae29741";

export default node;
