/**
 * @generated SignedSource<<891344bfc3fa7311d7c3f7f8d8960a44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassPlayer_danceClass$data = {
  readonly classId: string;
  readonly instructor: {
    readonly name: string;
  } | null | undefined;
  readonly progress: {
    readonly resumeAtSeconds: number;
  } | null | undefined;
  readonly songName: string;
  readonly thumbnailUrl: string;
  readonly timestamps: ReadonlyArray<{
    readonly seconds: number;
    readonly sectionHeading: string;
    readonly title: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EndOfClassOverlay_danceClass">;
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
      "alias": null,
      "args": null,
      "concreteType": "Instructor",
      "kind": "LinkedField",
      "name": "instructor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndOfClassOverlay_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "0f0b03d5cda112e61f8c39791a6890e7";

export default node;
