/**
 * @generated SignedSource<<6c4bbce3f7a967fabdb513631368af69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContinueDancingCard_record$data = {
  readonly danceClass: {
    readonly lengthSeconds: number;
    readonly progress: {
      readonly lastViewedSeconds: number;
    } | null | undefined;
    readonly songName: string;
    readonly timestamps: ReadonlyArray<{
      readonly seconds: number;
      readonly sectionHeading: string;
      readonly title: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ClassCard_danceClass">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ContinueDancingCard_record";
};
export type ContinueDancingCard_record$key = {
  readonly " $data"?: ContinueDancingCard_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueDancingCard_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueDancingCard_record",
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
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "danceClass",
      "plural": false,
      "selections": [
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
          "name": "lengthSeconds",
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
              "name": "lastViewedSeconds",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClassCard_danceClass"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClassRecord",
  "abstractKey": null
};

(node as any).hash = "2c7297acf6ec105d1c29920878011dbd";

export default node;
