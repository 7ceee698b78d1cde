/**
 * @generated SignedSource<<d1214e1904b04825553e67cf3cc7e7b3>>
 * @relayHash f71fcf070c124eb9fe5637f0eef663d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32e9818b2b229c8bec7ea4cbda2ef5bba8b888bb5741021b8372ce94a52b2b7b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DanceGoal = "DANCE" | "DANCE_AND_WORKOUT" | "WORKOUT" | "%future added value";
export type OnboardingPreferencesInput = {
  danceGoal?: DanceGoal | null | undefined;
  skillLevel: number;
  styleIds: ReadonlyArray<string>;
  timePreferenceMinutes?: number | null | undefined;
};
export type ResultsStepQuery$variables = {
  preferences: OnboardingPreferencesInput;
};
export type ResultsStepQuery$data = {
  readonly onboardingRecommendations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClassCard_danceClass">;
  }>;
};
export type ResultsStepQuery = {
  response: ResultsStepQuery$data;
  variables: ResultsStepQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "preferences"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "preferences",
    "variableName": "preferences"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResultsStepQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DanceClass",
        "kind": "LinkedField",
        "name": "onboardingRecommendations",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClassCard_danceClass"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResultsStepQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DanceClass",
        "kind": "LinkedField",
        "name": "onboardingRecommendations",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "classId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "songName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "songArtist",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "level",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "levelName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isArchived",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Style",
            "kind": "LinkedField",
            "name": "style",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pageColor1",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Instructor",
            "kind": "LinkedField",
            "name": "instructor",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "width",
                "value": 640
              }
            ],
            "kind": "ScalarField",
            "name": "thumbnailUrl",
            "storageKey": "thumbnailUrl(width:640)"
          },
          {
            "alias": "smallUrl",
            "args": [
              {
                "kind": "Literal",
                "name": "width",
                "value": 320
              }
            ],
            "kind": "ScalarField",
            "name": "thumbnailUrl",
            "storageKey": "thumbnailUrl(width:320)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "length",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lengthSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isNew",
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
                "name": "lastViewedSeconds",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trailerUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedClassId",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "32e9818b2b229c8bec7ea4cbda2ef5bba8b888bb5741021b8372ce94a52b2b7b",
    "metadata": {},
    "name": "ResultsStepQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d23d286731cdd2923b575403ad416e83";

export default node;
