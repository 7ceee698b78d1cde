/**
 * @generated SignedSource<<ee8e69e7cc66991db8301959b4299e7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundTiles_result$data = {
  readonly playlists: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlaylistTile_playlist">;
  }>;
  readonly styles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StyleTile_style">;
  }>;
  readonly " $fragmentType": "FoundTiles_result";
};
export type FoundTiles_result$key = {
  readonly " $data"?: FoundTiles_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundTiles_result">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundTiles_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "styles",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StyleTile_style"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Playlist",
      "kind": "LinkedField",
      "name": "playlists",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlaylistTile_playlist"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};
})();

(node as any).hash = "d4d69ec9e52b2421485b2ec4c83326eb";

export default node;
