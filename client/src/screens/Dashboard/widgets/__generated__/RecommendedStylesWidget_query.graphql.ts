/**
 * @generated SignedSource<<96312c8f91cbb858c7620340cf311f8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecommendedStylesWidget_query$data = {
  readonly viewer: {
    readonly recommendedStyles: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StyleTile_style">;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RecommendedStylesWidget_query";
};
export type RecommendedStylesWidget_query$key = {
  readonly " $data"?: RecommendedStylesWidget_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendedStylesWidget_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecommendedStylesWidget_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            }
          ],
          "concreteType": "Style",
          "kind": "LinkedField",
          "name": "recommendedStyles",
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
          "storageKey": "recommendedStyles(first:4)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "11abf6b1ee6c0a8fd6bb82674ea5394a";

export default node;
