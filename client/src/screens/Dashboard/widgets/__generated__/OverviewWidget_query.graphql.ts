/**
 * @generated SignedSource<<79c86aded5397d9405b47103d079c5c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewWidget_query$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ClassesTakenPanel_viewer" | "MetricCards_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "OverviewWidget_query";
};
export type OverviewWidget_query$key = {
  readonly " $data"?: OverviewWidget_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewWidget_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "timeZone"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewWidget_query",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MetricCards_viewer"
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "timeZone",
              "variableName": "timeZone"
            }
          ],
          "kind": "FragmentSpread",
          "name": "ClassesTakenPanel_viewer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1be7e0c7fbb74f49a2da74c568fbdbe9";

export default node;
