/**
 * @generated SignedSource<<14ab53097481536a326b981d722e379d>>
 * @relayHash 57b24d2f30f4d4cc44be9c654f05a398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070fe0fa725f49ed8caded804a2b4534bbe9bebad0a3fa993d1112db09b0c682

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
export type useRecordProgressMutation$variables = {
  input: RecordProgressInput;
};
export type useRecordProgressMutation$data = {
  readonly recordProgress: {
    readonly __typename: "ProgressRecorded";
    readonly danceClass: {
      readonly id: string;
      readonly progress: {
        readonly lastViewedSeconds: number;
        readonly resumeAtSeconds: number;
        readonly status: ViewingStatus;
      } | null | undefined;
    };
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
export type useRecordProgressMutation = {
  response: useRecordProgressMutation$data;
  variables: useRecordProgressMutation$variables;
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
    "name": "useRecordProgressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordProgressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "070fe0fa725f49ed8caded804a2b4534bbe9bebad0a3fa993d1112db09b0c682",
    "metadata": {},
    "name": "useRecordProgressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5027bb24a89e17a2720709345fa16b39";

export default node;
