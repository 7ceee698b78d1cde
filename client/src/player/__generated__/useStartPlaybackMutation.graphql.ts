/**
 * @generated SignedSource<<3f1ceec96610ea05db07b2f61b55c8e8>>
 * @relayHash 8e9ebf8c05a49524d993cc5fab3e85e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 576650c9adb6fa2385709b98bc0bad78cc3a0e241f32d778d21917f795f65f30

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
    "id": "576650c9adb6fa2385709b98bc0bad78cc3a0e241f32d778d21917f795f65f30",
    "metadata": {},
    "name": "useStartPlaybackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b7df2b8118994dd28d7ae022b55b23c";

export default node;
