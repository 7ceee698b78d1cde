/**
 * @generated SignedSource<<3621787df5210d24a489534d8de77bdd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchStart_query$data = {
  readonly styles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StyleTile_style">;
  }>;
  readonly " $fragmentType": "SearchStart_query";
};
export type SearchStart_query$key = {
  readonly " $data"?: SearchStart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchStart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchStart_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "styles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StyleTile_style"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b5d0cdfa3ed8a0fe625c49058f0ad72c";

export default node;
