/**
 * @generated SignedSource<<91bab9d519b02687ad1eeba11434c3b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StyleBanner_style$data = {
  readonly description: string;
  readonly name: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly pageImageUrl: string;
  readonly popularClasses: ReadonlyArray<{
    readonly classId: string;
  }>;
  readonly rhythm: ReadonlyArray<number>;
  readonly trailerUrl: string | null | undefined;
  readonly " $fragmentType": "StyleBanner_style";
};
export type StyleBanner_style$key = {
  readonly " $data"?: StyleBanner_style$data;
  readonly " $fragmentSpreads": FragmentRefs<"StyleBanner_style">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StyleBanner_style",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageColor1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageColor2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rhythm",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "popularClasses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classId",
          "storageKey": null
        }
      ],
      "storageKey": "popularClasses(first:3)"
    }
  ],
  "type": "Style",
  "abstractKey": null
};

(node as any).hash = "8962f1d67e705305860c429b35d09c9f";

export default node;
