/**
 * @generated SignedSource<<7b867e7327cfbd953b555d637ff2a781>>
 * @relayHash 30136cdec4b2931bbf9b9de24b572454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6db02dcd176d69e614cc2fff8b7584f0a73c67eb1f3d7e5ad52e0f641969dbf

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
    "id": "e6db02dcd176d69e614cc2fff8b7584f0a73c67eb1f3d7e5ad52e0f641969dbf",
    "metadata": {},
    "name": "useRecordProgressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "836f2a301f6d3672e710ff8dddf0dfbf";

export default node;
