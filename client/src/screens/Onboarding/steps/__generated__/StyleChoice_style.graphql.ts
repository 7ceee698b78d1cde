/**
 * @generated SignedSource<<1601ebfc9cae19511850060d88d7125c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StyleChoice_style$data = {
  readonly imageUrl: string;
  readonly name: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly rhythm: ReadonlyArray<number>;
  readonly " $fragmentType": "StyleChoice_style";
};
export type StyleChoice_style$key = {
  readonly " $data"?: StyleChoice_style$data;
  readonly " $fragmentSpreads": FragmentRefs<"StyleChoice_style">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StyleChoice_style",
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
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 720
        }
      ],
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": "imageUrl(width:720)"
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
    }
  ],
  "type": "Style",
  "abstractKey": null
};

(node as any).hash = "0cc857855e0fcf2e7d8dd7e3712abb7f";

export default node;
