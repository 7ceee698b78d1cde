/**
 * @generated SignedSource<<9ac4f6bbaa234ae7a8f49ad7b95416d1>>
 * @relayHash 117b9201bf7661522d7cf06b90ffb6aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab05ea27b64cecfda9ce3b1d877bc9ac39423ed6a5aaf3f630dbaf2315f1009a

import type { ConcreteRequest } from 'relay-runtime';
export type CameraAngle = "BACK" | "FRONT" | "%future added value";
export type StartPlaybackInput = {
  classId: string;
};
export type useStartPlaybackMutation$variables = {
  input: StartPlaybackInput;
};
export type useStartPlaybackMutation$data = {
  readonly startPlayback: {
    readonly __typename: "PlaybackStarted";
    readonly expiresAt: string;
    readonly parts: ReadonlyArray<{
      readonly angles: ReadonlyArray<{
        readonly angle: CameraAngle;
        readonly hlsUrl: string;
      }>;
      readonly captionsUrl: string | null | undefined;
      readonly durationSeconds: number;
      readonly spriteUrl: string | null | undefined;
    }>;
  } | {
    readonly __typename: "StartPlaybackRefused";
    readonly code: string;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStartPlaybackMutation = {
  response: useStartPlaybackMutation$data;
  variables: useStartPlaybackMutation$variables;
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
    "name": "startPlayback",
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
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PlaybackPart",
            "kind": "LinkedField",
            "name": "parts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durationSeconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "captionsUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "spriteUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PlaybackAngle",
                "kind": "LinkedField",
                "name": "angles",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "angle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hlsUrl",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "PlaybackStarted",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "StartPlaybackRefused",
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
    "name": "useStartPlaybackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartPlaybackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab05ea27b64cecfda9ce3b1d877bc9ac39423ed6a5aaf3f630dbaf2315f1009a",
    "metadata": {},
    "name": "useStartPlaybackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28e91649182ff2b18fe50e9911fc2612";

export default node;
