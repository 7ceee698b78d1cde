/**
 * @generated SignedSource<<a0d3898e4c541d1a3bd95e38ea64d9b6>>
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
  readonly progress: {
    readonly lastViewedSeconds: number;
  } | null | undefined;
  readonly thumbnailUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClassPreview_danceClass">;
  readonly " $fragmentType": "ClassStill_danceClass";
};
export type ClassStill_danceClass$key = {
  readonly " $data"?: ClassStill_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassStill_danceClass">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassPreview_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};

(node as any).hash = "d458cfcc1c85d7ce665183f933860996";

export default node;
