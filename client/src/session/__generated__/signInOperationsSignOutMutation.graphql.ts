/**
 * @generated SignedSource<<4db8f32995b8bab61d6cb2aea5db0836>>
 * @relayHash c58b826405f0e8802e2a79efa227ac36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8c30ccd759b2b883e16e3028651b0c812c5d8c09731a49c6d75fd8a83b34816

import type { ConcreteRequest } from 'relay-runtime';
export type signInOperationsSignOutMutation$variables = Record<PropertyKey, never>;
export type signInOperationsSignOutMutation$data = {
  readonly signOut: {
    readonly reason: string;
  };
};
export type signInOperationsSignOutMutation = {
  response: signInOperationsSignOutMutation$data;
  variables: signInOperationsSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignedOut",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "signInOperationsSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInOperationsSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a8c30ccd759b2b883e16e3028651b0c812c5d8c09731a49c6d75fd8a83b34816",
    "metadata": {},
    "name": "signInOperationsSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17d2bbc5bbab497e898e1bd78bb9bbdf";

export default node;
