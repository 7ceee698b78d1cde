/**
 * @generated SignedSource<<05d27c5e9735082f363995d54b1bf452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstClassesWidget_query$data = {
  readonly viewer: {
    readonly usageMetrics: {
      readonly totalClassesTaken: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FirstClassesWidget_query";
};
export type FirstClassesWidget_query$key = {
  readonly " $data"?: FirstClassesWidget_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstClassesWidget_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstClassesWidget_query",
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
          "args": null,
          "concreteType": "UsageMetrics",
          "kind": "LinkedField",
          "name": "usageMetrics",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalClassesTaken",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4ce95abacc7e79b8b287b147520d32e3";

export default node;
