/**
 * @generated SignedSource<<8927d04f40181e842961e5719ee91420>>
 * @relayHash 6d2bdcd9e90426705c4e9c5bd14e9f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 905c34411212de2276e6e2453472d2ff3122a5aca7694df44efcdc82b027eb63

import type { ConcreteRequest } from 'relay-runtime';
export type EndStreamInput = {
  playback?: PlaybackQualityInput | null | undefined;
  streamId: string;
};
export type PlaybackQualityInput = {
  hasFailed: boolean;
  playedSeconds: number;
  stalledSeconds: number;
  startupSeconds?: number | null | undefined;
};
export type streamRequestsEndMutation$variables = {
  input: EndStreamInput;
};
export type streamRequestsEndMutation$data = {
  readonly endStream: {
    readonly __typename: string;
  };
};
export type streamRequestsEndMutation = {
  response: streamRequestsEndMutation$data;
  variables: streamRequestsEndMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "endStream",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "streamRequestsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "streamRequestsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "905c34411212de2276e6e2453472d2ff3122a5aca7694df44efcdc82b027eb63",
    "metadata": {},
    "name": "streamRequestsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1c89f6bcb9c37d343f03576c49d4246";

export default node;
