/**
 * @generated SignedSource<<193db36562073349ef5c1e83046c6aba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardWidgets_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContinueDancingWidget_query" | "FirstClassesWidget_query" | "NewAndTrendingWidget_query" | "OverviewWidget_query" | "RecommendedPlaylistsWidget_query" | "RecommendedStylesWidget_query">;
  readonly " $fragmentType": "DashboardWidgets_query";
};
export type DashboardWidgets_query$key = {
  readonly " $data"?: DashboardWidgets_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardWidgets_query">;
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
  "name": "DashboardWidgets_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "timeZone",
          "variableName": "timeZone"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OverviewWidget_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContinueDancingWidget_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FirstClassesWidget_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewAndTrendingWidget_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecommendedStylesWidget_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecommendedPlaylistsWidget_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "67932b411c231405138606018b5311e7";

export default node;
