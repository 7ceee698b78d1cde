/**
 * @generated SignedSource<<6d46b069f65e70af1dcf3074d65b111e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassStill_danceClass$data = {
  readonly isNew: boolean;
  readonly length: string;
  readonly lengthSeconds: number;
  readonly progress?: {
    readonly lastViewedSeconds: number;
  } | null | undefined;
  readonly smallUrl: string;
  readonly style: {
    readonly pageColor1: string;
  };
  readonly thumbnailUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClassPreview_danceClass">;
  readonly " $fragmentType": "ClassStill_danceClass";
};
export type ClassStill_danceClass$key = {
  readonly " $data"?: ClassStill_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassStill_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isMember"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassStill_danceClass",
  "selections": [
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
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "style",
      "plural": false,
      "selections": [
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
      "condition": "isMember",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassPreview_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "a85cf2d0a9222ebc655fcd0397ee6830";

export default node;
