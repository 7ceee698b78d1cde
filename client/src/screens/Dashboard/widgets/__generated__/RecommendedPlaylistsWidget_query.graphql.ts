/**
 * @generated SignedSource<<fbc6daaafe0497a7fe1ad7c04dc950be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecommendedPlaylistsWidget_query$data = {
  readonly playlists: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlaylistTile_playlist">;
  }>;
  readonly " $fragmentType": "RecommendedPlaylistsWidget_query";
};
export type RecommendedPlaylistsWidget_query$key = {
  readonly " $data"?: RecommendedPlaylistsWidget_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendedPlaylistsWidget_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecommendedPlaylistsWidget_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Playlist",
      "kind": "LinkedField",
      "name": "playlists",
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
          "name": "PlaylistTile_playlist"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f911ea8e43c7ae8f13b78587c83ee7ab";

export default node;
