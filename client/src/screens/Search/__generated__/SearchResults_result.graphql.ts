/**
 * @generated SignedSource<<2108e42f2f09184e2391d263db670ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchResults_result$data = {
  readonly classes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ClassGrid_danceClasses">;
  }>;
  readonly instructors: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"People_instructors">;
  }>;
  readonly playlists: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly styles: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"FoundTiles_result">;
  readonly " $fragmentType": "SearchResults_result";
};
export type SearchResults_result$key = {
  readonly " $data"?: SearchResults_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchResults_result">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isMember"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchResults_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "styles",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Playlist",
      "kind": "LinkedField",
      "name": "playlists",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instructor",
      "kind": "LinkedField",
      "name": "instructors",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "People_instructors"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DanceClass",
      "kind": "LinkedField",
      "name": "classes",
      "plural": true,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "isMember",
              "variableName": "isMember"
            }
          ],
          "kind": "FragmentSpread",
          "name": "ClassGrid_danceClasses"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FoundTiles_result"
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};
})();

(node as any).hash = "98f0b86442d4f680da6109636085ffc3";

export default node;
