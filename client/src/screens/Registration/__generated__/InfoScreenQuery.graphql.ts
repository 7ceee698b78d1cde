/**
 * @generated SignedSource<<1e88fc5be7f4a491fbe57fae8a207a27>>
 * @relayHash 662b71b82a7901811fd8353778945d10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 737217d2bcdc8f536e532cd24110f69b4fb44034acc0f632f1a5cd98af969bd2

import type { ConcreteRequest } from 'relay-runtime';
export type InfoScreenQuery$variables = {
  email?: string | null | undefined;
};
export type InfoScreenQuery$data = {
  readonly registrationPolicy: {
    readonly isOpenFor: boolean;
  };
};
export type InfoScreenQuery = {
  response: InfoScreenQuery$data;
  variables: InfoScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RegistrationPolicy",
    "kind": "LinkedField",
    "name": "registrationPolicy",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "email",
            "variableName": "email"
          }
        ],
        "kind": "ScalarField",
        "name": "isOpenFor",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InfoScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InfoScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "737217d2bcdc8f536e532cd24110f69b4fb44034acc0f632f1a5cd98af969bd2",
    "metadata": {},
    "name": "InfoScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d02baf9131198fa216b27e4f7c3e01ca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
