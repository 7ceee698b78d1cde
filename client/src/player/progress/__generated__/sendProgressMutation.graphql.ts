/**
 * @generated SignedSource<<b4b1645faeead5f6e00096b9daf84218>>
 * @relayHash 4604cea87c607312b95809ec259339cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8f8873040024f6b7c6d8297e920d747eb13669354b9864ffb2b782af082c9a1

import type { ConcreteRequest } from 'relay-runtime';
export type ProgressReason = "ANGLE" | "ENDED" | "HEARTBEAT" | "HIDDEN" | "PAGEHIDE" | "PAUSE" | "SEEK" | "START_OVER" | "%future added value";
export type ViewingStatus = "COMPLETED" | "NOT_INITIATED" | "STARTED" | "%future added value";
export type RecordProgressInput = {
  classId: string;
  dancedSeconds: number;
  isPlaying: boolean;
  pageViewId?: string | null | undefined;
  playbackSessionId: string;
  positionSeconds: number;
  reason: ProgressReason;
  sequence: number;
  sessionId?: string | null | undefined;
};
export type sendProgressMutation$variables = {
  input: RecordProgressInput;
};
export type sendProgressMutation$data = {
  readonly recordProgress: {
    readonly __typename: "ProgressRecorded";
    readonly danceClass: {
      readonly id: string;
      readonly progress: {
        readonly lastViewedSeconds: number;
        readonly resumeAtSeconds: number;
        readonly status: ViewingStatus;
        readonly updatedAt: string | null | undefined;
      } | null | undefined;
    };
    readonly isCurrent: boolean;
    readonly nextHeartbeatSeconds: number;
  } | {
    readonly __typename: "RecordProgressRefused";
    readonly code: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type sendProgressMutation = {
  response: sendProgressMutation$data;
  variables: sendProgressMutation$variables;
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
    "name": "recordProgress",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DanceClass",
            "kind": "LinkedField",
            "name": "danceClass",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ClassProgress",
                "kind": "LinkedField",
                "name": "progress",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastViewedSeconds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resumeAtSeconds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ProgressRecorded",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "RecordProgressRefused",
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
    "name": "sendProgressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendProgressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f8f8873040024f6b7c6d8297e920d747eb13669354b9864ffb2b782af082c9a1",
    "metadata": {},
    "name": "sendProgressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d76b27d07431ec2ea3761f0353bd6ccf";

export default node;
