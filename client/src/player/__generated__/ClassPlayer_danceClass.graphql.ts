/**
 * @generated SignedSource<<f6cada014e5f68875ca4214dcb273048>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassPlayer_danceClass$data = {
  readonly classId: string;
  readonly progress: {
    readonly resumeAtSeconds: number;
  } | null | undefined;
  readonly songName: string;
  readonly timestamps: ReadonlyArray<{
    readonly seconds: number;
    readonly sectionHeading: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "ClassPlayer_danceClass";
};
export type ClassPlayer_danceClass$key = {
  readonly " $data"?: ClassPlayer_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassPlayer_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassPlayer_danceClass",
  "selections": [
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
      "concreteType": "Timestamp",
      "kind": "LinkedField",
      "name": "timestamps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sectionHeading",
          "storageKey": null
        }
      ],
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
          "name": "resumeAtSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "d1df1162d66c0403e3c51c0ae41f77af";

export default node;
