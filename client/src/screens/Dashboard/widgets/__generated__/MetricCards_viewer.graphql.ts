/**
 * @generated SignedSource<<8bf9635c362c392b5c2d88abe7c5f3a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MetricCards_viewer$data = {
  readonly usageMetrics: {
    readonly totalClassesTaken: number;
    readonly totalSecondsDanced: number;
  } | null | undefined;
  readonly " $fragmentType": "MetricCards_viewer";
};
export type MetricCards_viewer$key = {
  readonly " $data"?: MetricCards_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetricCards_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetricCards_viewer",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalSecondsDanced",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "448951701de40a45f96a8475c1d2bca2";

export default node;
