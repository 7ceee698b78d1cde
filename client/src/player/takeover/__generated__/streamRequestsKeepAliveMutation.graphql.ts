/**
 * @generated SignedSource<<a88cb7308436e55d58609cecd7748810>>
 * @relayHash 84814a174e1c3c8860ce34d1cc348a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ffeaefdd8de59f0366fcd7cc37f55b92536e133b79bed1e6456ab4c8b632ad1

import type { ConcreteRequest } from 'relay-runtime';
export type StreamInput = {
  classId: string;
  streamId: string;
};
export type streamRequestsKeepAliveMutation$variables = {
  input: StreamInput;
};
export type streamRequestsKeepAliveMutation$data = {
  readonly keepStreamAlive: {
    readonly __typename: "StreamStarted";
    readonly nextHeartbeatSeconds: number;
  } | {
    readonly __typename: "StreamStopped";
    readonly stoppedBy: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type streamRequestsKeepAliveMutation = {
  response: streamRequestsKeepAliveMutation$data;
  variables: streamRequestsKeepAliveMutation$variables;
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
    "name": "keepStreamAlive",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextHeartbeatSeconds",
            "storageKey": null
          }
        ],
        "type": "StreamStarted",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stoppedBy",
            "storageKey": null
          }
        ],
        "type": "StreamStopped",
        "abstractKey": null
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
    "name": "streamRequestsKeepAliveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "streamRequestsKeepAliveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7ffeaefdd8de59f0366fcd7cc37f55b92536e133b79bed1e6456ab4c8b632ad1",
    "metadata": {},
    "name": "streamRequestsKeepAliveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "437b64fc440854e92c8b7af7c64b4078";

export default node;
