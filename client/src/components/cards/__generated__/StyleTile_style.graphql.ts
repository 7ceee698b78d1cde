/**
 * @generated SignedSource<<b3c91c2a1e7958d5c279bfefe44f7a2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StyleTile_style$data = {
  readonly imageUrl: string;
  readonly name: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly pageImageUrl: string;
  readonly rhythm: ReadonlyArray<number>;
  readonly totalClasses: number;
  readonly " $fragmentType": "StyleTile_style";
};
export type StyleTile_style$key = {
  readonly " $data"?: StyleTile_style$data;
  readonly " $fragmentSpreads": FragmentRefs<"StyleTile_style">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StyleTile_style",
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
      "name": "rhythm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
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
      "name": "totalClasses",
      "storageKey": null
    }
  ],
  "type": "Style",
  "abstractKey": null
};

(node as any).hash = "4a234f2a2f067e5de8eb3c00508ac5fd";

export default node;
