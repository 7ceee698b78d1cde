/**
 * @generated SignedSource<<9c9f7b086b52891dda23dd7bedb1e04c>>
 * @relayHash 6e43778e163252d2393e376a4d34fdfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d489148dd44cd115383b29489a4f7f80420c6d16eb8e11648e23c9c735a1dec2

import type { ConcreteRequest } from 'relay-runtime';
export type sessionOperationsSignOutMutation$variables = Record<PropertyKey, never>;
export type sessionOperationsSignOutMutation$data = {
  readonly signOut: {
    readonly reason: string;
  };
};
export type sessionOperationsSignOutMutation = {
  response: sessionOperationsSignOutMutation$data;
  variables: sessionOperationsSignOutMutation$variables;
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
    "name": "sessionOperationsSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionOperationsSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d489148dd44cd115383b29489a4f7f80420c6d16eb8e11648e23c9c735a1dec2",
    "metadata": {},
    "name": "sessionOperationsSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5cec87c8edf575a5ab08a01d7fe68fb";

export default node;
