/**
 * @generated SignedSource<<dff577507ac5af7388e60d07630d3e1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaylistTile_playlist$data = {
  readonly imageUrl: string;
  readonly name: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly totalClasses: number;
  readonly " $fragmentType": "PlaylistTile_playlist";
};
export type PlaylistTile_playlist$key = {
  readonly " $data"?: PlaylistTile_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaylistTile_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaylistTile_playlist",
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
      "name": "imageUrl",
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
  "type": "Playlist",
  "abstractKey": null
};

(node as any).hash = "644344ccb630e3bc604e09742253f56c";

export default node;
