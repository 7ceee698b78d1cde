/**
 * @generated SignedSource<<6b84720288f6033e2e47c0adab7766af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutClass_danceClass$data = {
  readonly description: string;
  readonly instructor: {
    readonly avatarUrl: string;
    readonly name: string;
    readonly stylesTaught: ReadonlyArray<string>;
  } | null | undefined;
  readonly length: string;
  readonly level: number;
  readonly releaseDate: string;
  readonly songArtist: string;
  readonly songName: string;
  readonly style: {
    readonly name: string;
    readonly pageColor2: string;
    readonly rhythm: ReadonlyArray<number>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SaveButton_danceClass">;
  readonly " $fragmentType": "AboutClass_danceClass";
};
export type AboutClass_danceClass$key = {
  readonly " $data"?: AboutClass_danceClass$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutClass_danceClass">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutClass_danceClass",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "songName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "songArtist",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Style",
      "kind": "LinkedField",
      "name": "style",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rhythm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageColor2",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instructor",
      "kind": "LinkedField",
      "name": "instructor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stylesTaught",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveButton_danceClass"
    }
  ],
  "type": "DanceClass",
  "abstractKey": null
};
})();

(node as any).hash = "5c4e8bcac006811212aaad36f9e1f8d5";

export default node;
